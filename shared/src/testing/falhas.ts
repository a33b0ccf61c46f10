/** What `simularApi` found that the real server would not accept or send; `preparo.ts` makes the test fail with it. */
const falhas = new Set<{ mensagem: string }>();

/** Makes the running test fail. @returns a function that takes the failure back */
export function registrarFalha(mensagem: string): () => void {
  const falha = { mensagem };
  falhas.add(falha);
  return () => void falhas.delete(falha);
}

/** Throws the registered failures, each message once, and forgets them. */
export function lancarFalhas(): void {
  const mensagens = new Set([...falhas].map(({ mensagem }) => mensagem));
  falhas.clear();
  if (mensagens.size > 0) throw new Error([...mensagens].join('\n\n'));
}
