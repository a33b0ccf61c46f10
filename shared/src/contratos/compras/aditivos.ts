import { z } from 'zod';
import { AO_MENOS_UM_ITEM } from '../../regras/frases.js';
import { FornecedorCitado, ProdutoCitado } from './aquisicoes.js';
import { TIPOS_ADITIVO, TIPOS_AQUISICAO } from '../../vocabulario/compras/aquisicoes.js';
import { LIMITES } from '../../vocabulario/limites.js';
import {
  DataBR,
  DataEntrada,
  type DaTela,
  Dinheiro,
  Id,
  opcao,
  opcional,
  QuantidadePositiva,
  Ref,
  textoLongo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

/**
 * An item that a VALOR addendum adds to: the product of one of the acquisition's proposals. If price and value are
 * sent, they must equal the contract's.
 */
const ItemAditivadoNovo = z.object({
  produto: Ref,
  propostaVencedora: Ref,
  descricao: opcional(textoLongo(LIMITES.descricao)),
  quantidade: QuantidadePositiva,
  precoUnidade: Dinheiro.nullish(),
  valorItem: Dinheiro.nullish(),
});

const campos = z.object({
  aditivoTipo: opcao(TIPOS_ADITIVO),
  observacao: textoLongo(LIMITES.observacao),
  /** Of PRAZO. */
  novaVigencia: opcional(DataEntrada),
  /** Only for VALOR: the sum of the items, if sent. */
  valor: opcional(Dinheiro),
  itensAditivados: z.array(ItemAditivadoNovo).max(LIMITES.linhas).nullish(),
});

type DoTipo = Pick<z.infer<typeof campos>, 'aditivoTipo' | 'novaVigencia' | 'itensAditivados'>;

function conferirTipo({ aditivoTipo, novaVigencia, itensAditivados }: DoTipo, ctx: z.RefinementCtx): void {
  if (aditivoTipo === 'PRAZO' && !novaVigencia)
    ctx.addIssue({ code: 'custom', path: ['novaVigencia'], message: 'Informe a nova vigência.' });
  if (aditivoTipo === 'VALOR' && !itensAditivados?.length)
    ctx.addIssue({ code: 'custom', path: ['itensAditivados'], message: AO_MENOS_UM_ITEM });
}

/** Body of POST /aditivos. */
export const AditivoNovo = campos.extend({ aquisicao: Ref }).superRefine(conferirTipo);
export type AditivoNovo = z.infer<typeof AditivoNovo>;

/** Body of PUT /aditivos/{id}. The type never changes. */
export const AditivoEdicao = campos.extend({ versao: VersaoLida }).superRefine(conferirTipo);
export type AditivoEdicao = DaTela<z.infer<typeof AditivoEdicao>>;

export const Aditivo = z.object({
  id: Id,
  aquisicao: z.object({ id: Id, aquisicaoTipo: z.enum(TIPOS_AQUISICAO) }),
  aditivoTipo: z.enum(TIPOS_ADITIVO),
  observacao: z.string(),
  novaVigencia: DataBR.nullable(),
  valor: z.number().nullable(),
  itensAditivados: z.array(
    z.object({
      id: Id,
      produto: ProdutoCitado,
      descricao: z.string().nullable(),
      quantidade: z.number(),
      unidadeProduto: z.string(),
      precoUnidade: z.number(),
      valorItem: z.number(),
      propostaVencedora: z.object({ id: Id, numeroContrato: z.string(), fornecedor: FornecedorCitado }),
    }),
  ),
  versao: Versao,
});
export type Aditivo = z.infer<typeof Aditivo>;
