// Many matches, two live clients each; a move is sent as soon as both clients have been told of the one before.
// node load.js PORT MATCHES SECONDS
// The clients speak boardgame.io's protocol through socket.io alone: its own client would spend the time of the other core on
// a store of its own, and show the mover its move before the server has agreed.
const { io } = require("socket.io-client");
const [port, matches, seconds] = process.argv.slice(2).map(Number);

// Asking for a match that isn't there makes it.
function join(matchID, playerID) {
  const socket = io(`http://localhost:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true, reconnection: false });
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  const client = { socket, playerID, state: null, told: () => {} };
  const tell = (state) => { client.state = state; client.told(); };
  socket.on("update", (_match, state) => tell(state));
  return new Promise((done, fail) => {
    socket.on("connect_error", fail);
    socket.on("disconnect", (reason) => { throw new Error(reason); });
    socket.on("sync", (_match, synced) => { tell(synced.state); done(client); });
  });
}

const heardOf = (client, stateID) => new Promise((done) => {
  client.told = () => { if (client.state._stateID >= stateID) done(); };
  client.told();
});

async function play(matchID, clients, until, times) {
  while (performance.now() < until) {
    const { G, ctx, _stateID } = clients[0].state;
    const free = G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    const payload = { type: "clickCell", args: [free[Math.floor(Math.random() * free.length)]], playerID: ctx.currentPlayer };
    const begun = performance.now();
    clients[Number(ctx.currentPlayer)].socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, matchID, ctx.currentPlayer);
    await Promise.all(clients.map((client) => heardOf(client, _stateID + 1)));
    times.push(performance.now() - begun);
  }
}

async function main() {
  const tables = [];
  for (let number = 0; number < matches; number += 1) {
    const matchID = `match-${number}`;
    tables.push([matchID, [await join(matchID, "0"), await join(matchID, "1")]]);
  }
  const times = [];
  const begun = performance.now();
  await Promise.all(tables.map(([matchID, clients]) => play(matchID, clients, begun + seconds * 1000, times)));
  const measured = JSON.stringify({ seconds: (performance.now() - begun) / 1000, times });
  process.stdout.write(measured, () => process.exit(0));
}

main();
