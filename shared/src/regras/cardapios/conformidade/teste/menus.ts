import { SEM_CLASSIFICACAO } from '../../../cadastros/classificacao.js';
import type { PeriodoAvaliado, PratoServidoNoDia } from '../avaliacao.js';
import { conteudoDoPrato, type AlimentoClassificado, type ConteudoDoPrato } from '../conteudo.js';
import type { RegraDaNorma } from '../regras.js';

/** A classified food, DIVERSOS and in natura where the test does not say. */
export const alimento = (nome: string, classificacao: Partial<AlimentoClassificado> = {}): AlimentoClassificado => ({
  ...SEM_CLASSIFICACAO,
  nome,
  grupo: 'DIVERSOS',
  grauProcessamento: 'IN_NATURA_MINIMAMENTE_PROCESSADO',
  ...classificacao,
});

/** One portion of a dish: its foods, each with net grams. */
export const porcao = (...ingredientes: [AlimentoClassificado, number, ('G' | 'UN')?][]): ConteudoDoPrato =>
  conteudoDoPrato([
    {
      porcoes: 1,
      ingredientes: ingredientes.map(([um, quantidade, unidadeMedida = 'G']) => ({
        alimento: um,
        quantidade,
        unidadeMedida,
      })),
    },
  ]);

/** A verified rule; the week, all stages and a minimum of days where the test does not say. */
export const regra = (codigo: string, valor: number, outros: Partial<RegraDaNorma> = {}): RegraDaNorma => ({
  codigo,
  regra: codigo,
  operador: '>=',
  valor,
  periodo: 'semana',
  escopo: 'todos',
  norma: 'Res. 6/2020',
  certeza: 'verificado',
  ...outros,
});

/** Days with lunches of these dishes, five school days where the test does not say. */
export const periodo = (
  dias: readonly (readonly number[])[],
  { diasLetivos = 5, tipo = 'ALMOCO' }: { diasLetivos?: number; tipo?: PratoServidoNoDia['tipo'] } = {},
): PeriodoAvaliado => ({
  diasLetivos,
  dias: dias.map((pratos, n) => ({
    dia: `dia ${n + 1}`,
    pratos: pratos.map((id) => ({ id, nome: `PRATO ${id}`, hora: '12:00', tipo })),
  })),
});
