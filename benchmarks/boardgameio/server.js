// boardgame.io's own server, in memory as by default. Says its port when it listens.
const { Server, Origins } = require("boardgame.io/server");
const game = require("./game");

Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run(0)
  .then(({ appServer }) => console.log(`ready at ${appServer.address().port}`));
