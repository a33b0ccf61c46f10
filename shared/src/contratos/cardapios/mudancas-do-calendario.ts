import { z } from 'zod';
import { AO_MENOS_UMA_UNIDADE, UNIDADES_DEMAIS } from '../../regras/frases.js';
import { diasNoMaximo } from '../../regras/valores.js';
import { ACOES_DO_CALENDARIO, SITUACOES_DA_MUDANCA } from '../../vocabulario/cardapios/cardapios.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataBR, DataEntrada, Id, Logico, Ref, Versao, VersaoLida } from '../primitivos.js';

const lancamentos = z
  .array(z.object({ id: Id, versao: VersaoLida }))
  .min(1, 'Escolha ao menos um cardápio do calendário.')
  .max(LIMITES.mudancasDoCalendario, `Escolha no máximo ${LIMITES.mudancasDoCalendario} cardápios do calendário.`);

const decisoes = {
  /** The user answers yes to the reasons that the preview shows. */
  confirmado: Logico.optional(),
  /** Do the accepted changes, and leave out the refused ones; without it a refusal stops everything. */
  parcial: Logico.optional(),
};

/**
 * Body of POST /cardapios-calendario/mudancas: one act on many units and days. VINCULAR binds a cardápio; the others
 * name launches with the versions that the user saw.
 */
export const MudancaDoCalendario = z.discriminatedUnion('acao', [
  z.object({
    acao: z.literal('VINCULAR'),
    cardapio: Ref,
    datas: z
      .array(DataEntrada)
      .min(1, 'Escolha ao menos um dia.')
      .max(LIMITES.diasPorVinculo, diasNoMaximo(LIMITES.diasPorVinculo)),
    unidades: z.array(Ref).min(1, AO_MENOS_UMA_UNIDADE).max(LIMITES.unidadesPorVinculo, UNIDADES_DEMAIS),
    ...decisoes,
  }),
  z.object({ acao: z.literal('MOVER'), lancamentos, data: DataEntrada, ...decisoes }),
  z.object({ acao: z.literal('TROCAR'), lancamentos, cardapio: Ref, ...decisoes }),
  z.object({ acao: z.literal('DESVINCULAR'), lancamentos, ...decisoes }),
]);
export type MudancaDoCalendario = z.infer<typeof MudancaDoCalendario>;

/** What a change does, or did, at one unit on one day. */
export const LinhaDaMudanca = z.object({
  unidade: z.object({ id: Id, nome: z.string() }),
  /** The day on which the cardápio is then, or was when it is unbound. */
  data: DataBR,
  /** The cardápio that is then served, or was. */
  cardapio: z.object({ id: Id, nome: z.string() }),
  /** The launch, with its version after the change; null before it exists, and when it is gone. */
  lancamento: z.object({ id: Id, versao: Versao }).nullable(),
  situacao: z.enum(SITUACOES_DA_MUDANCA),
  /** Why it is refused. */
  motivo: z.string().nullable(),
  /** What the user is asked before: a day without class, a day long past, another age band. */
  avisos: z.array(z.string()),
});
export type LinhaDaMudanca = z.infer<typeof LinhaDaMudanca>;

export const ResultadoDaMudanca = z.object({ acao: z.enum(ACOES_DO_CALENDARIO), linhas: z.array(LinhaDaMudanca) });
export type ResultadoDaMudanca = z.infer<typeof ResultadoDaMudanca>;
