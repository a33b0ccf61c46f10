/**
 * Lets all work go on that waits for nothing but its turn, such as the steps after an answer: some rounds of the event
 * loop, however long they take. For a test that something does not happen.
 */
export async function darVoltas(): Promise<void> {
  for (let volta = 0; volta < 30; volta += 1) await new Promise((seguir) => setTimeout(seguir, 0));
}
