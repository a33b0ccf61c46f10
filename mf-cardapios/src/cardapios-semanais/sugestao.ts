import { paraBusca } from '@merenda/shared/formatos';

interface ComNome {
  id: number;
  nome: string;
}

const PALAVRA = /[\p{L}\d]+/gu;
/** Words that do not characterise a menu. */
const VAZIAS = new Set(['de', 'da', 'do', 'com', 'e', 'o', 'a']);

const palavras = (nome: string): Set<string> =>
  new Set((paraBusca(nome).match(PALAVRA) ?? []).filter((palavra) => !VAZIAS.has(palavra)));

/**
 * The one whose name shares most words with `nome`, as a part of the words of both; undefined when none shares a word.
 * Of several the first.
 */
export function maisParecido<T extends ComNome>(nome: string, outros: readonly T[]): T | undefined {
  const suas = palavras(nome);
  let melhor: { um: T; parte: number } | undefined;
  for (const um of outros) {
    const dele = palavras(um.nome);
    const comuns = [...dele].filter((palavra) => suas.has(palavra)).length;
    const parte = comuns / (suas.size + dele.size - comuns || 1);
    if (parte > (melhor?.parte ?? 0)) melhor = { um, parte };
  }
  return melhor?.um;
}
