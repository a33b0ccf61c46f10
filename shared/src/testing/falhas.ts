/** What `simularApi` found that the real server would not accept or send; `preparo.ts` makes the test fail with it. */
const falhas = new Set<{ mensagem: string }>();

/** Makes the running test fail. @returns a function that takes the failure back */
export function registrarFalha(mensagem: string): () => void {
  const falha = { mensagem };
  falhas.add(falha);
  return () => void falhas.delete(falha);
}

/** Throws what was registered, each message once, and forgets it. */
export function lancarFalhas(): void {
  const mensagens = new Set([...falhas].map(({ mensagem }) => mensagem));
  falhas.clear();
  if (mensagens.size > 0) throw new Error([...mensagens].join('\n\n'));
}
