# Kibako's pages, in English. The texts named js-… are used by the scripts.

language-name = English
js-agree = Agree
