import { decimal } from '../decimal.js';
import type { UsoDoAlimento } from './execucao.js';
import { type Violacao, violacao } from '../violacao.js';

/** A food with its uses. */
interface ComUsos {
  alimento: { id: number };
  usos: readonly UsoDoAlimento[];
}

/** Students of a meal whose food is that of a pathology, and what that food is. */
interface Dieta<A> {
  alunos: number;
  alimentos: readonly A[];
}

/**
 * The foods of a meal, those of its diets counted apart: `alunos` are all of the meal, and each diet takes its own of
 * them. Every use says for how many students it is, so that a food of both is the sum of both. Foods of the diets alone
 * come last.
 */
export function alimentosComDietas<A extends ComUsos>(
  doPrato: readonly A[],
  dietas: readonly Dieta<A>[],
  alunos: number,
): A[] {
  const comDieta = dietas.filter((dieta) => dieta.alunos > 0);
  if (comDieta.length === 0) return [...doPrato];
  const demais = Math.max(alunos - comDieta.reduce((soma, dieta) => soma + dieta.alunos, 0), 0);
  const todos = new Map<number, A>();
  function somar(lista: readonly A[], para: Pick<UsoDoAlimento, 'alunos' | 'dieta'>): void {
    for (const um of lista) {
      const usos = um.usos.map((uso) => ({ ...uso, ...para }));
      const antes = todos.get(um.alimento.id);
      todos.set(um.alimento.id, { ...um, ...antes, usos: [...(antes?.usos ?? []), ...usos] });
    }
  }
  somar(doPrato, { alunos: demais });
  for (const dieta of comDieta) somar(dieta.alimentos, { alunos: dieta.alunos, dieta: true });
  return [...todos.values()].filter(({ usos }) => usos.some((uso) => uso.alunos !== 0));
}

/** Each diet once, of those that the dish has (`oferecidas`), for no more students than the meal has. */
export function violacoesDasDietas(
  dietas: readonly { patologia: { id: number }; alunos: number }[],
  oferecidas: readonly number[],
  alunos: number,
): Violacao[] {
  const soma = dietas.reduce((total, dieta) => total.plus(dieta.alunos), decimal(0));
  return [
    ...dietas.flatMap(({ patologia }, i) => [
      ...violacao(
        !oferecidas.includes(patologia.id),
        `dietas.${i}.patologia`,
        'Este prato não tem alimentos próprios para esta dieta. Atualize a tela.',
      ),
      ...violacao(
        dietas.findIndex((outra) => outra.patologia.id === patologia.id) !== i,
        `dietas.${i}.patologia`,
        'Dieta repetida.',
      ),
    ]),
    ...violacao(soma.gt(alunos), 'dietas', `As dietas somam ${soma.toString()} alunos, mais que os da refeição.`),
  ];
}
