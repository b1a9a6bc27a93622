/** Keeps one core busy until the process that started it ends, however that ends: its channel closes then. */
const turnMs = 50;

process.once('disconnect', () => process.exit());

function turn(): void {
  const end = performance.now() + turnMs;
  while (performance.now() < end);
  // Between two turns the end of the channel is heard.
  setImmediate(turn);
}
turn();
