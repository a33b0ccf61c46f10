import { z } from 'zod';
import { INSPECOES, TIPOS_OCORRENCIA } from '../../vocabulario/compras/recebimentos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { ConversaoDaNota, ItemNoRecebimento } from './notas-eletronicas.js';
import { comoDigitado, DataHoraBR, Id, IdParam, Logico, opcao } from '../primitivos.js';

// In each object the required fields come first: the compiled writer of responses puts them there.

/** A text field as it is, also half typed. */
const Texto = comoDigitado(LIMITES.observacao).nullish();

/** A number field: the number, or a text that is not one yet, with what is wrong with it. */
const Numero = z
  .union([
    z.number(),
    z.object({
      digitado: comoDigitado(LIMITES.descricao),
      erro: comoDigitado(LIMITES.descricao),
      emCurso: Logico.optional(),
    }),
    z.null(),
  ])
  .optional();

const Lote = z.object({
  lote: Texto,
  dataFabricacao: Texto,
  dataValidade: Texto,
  quantidade: Numero,
  deAcordo: opcao(['SIM', 'NAO']).nullish(),
  temperatura: Numero,
  inspecao: opcao(INSPECOES).nullish(),
});

const Ocorrencia = z.object({
  tipo: opcao(TIPOS_OCORRENCIA).nullish(),
  quantidade: Numero,
  motivo: Texto,
  texto: Texto,
  /** Photos that were sent: the server has them. */
  fotos: z.array(Id).max(LIMITES.fotosPorOcorrencia).nullish(),
});

const Produto = z.object({
  produto: z.object({ id: Id }),
  /** The open quantity of it when this was typed, in the product's unit. */
  falta: z.number(),
  chegou: Logico,
  lotes: z.array(Lote).max(LIMITES.linhas),
  faturada: Numero,
  ocorrencias: z.array(Ocorrencia).max(LIMITES.linhas).nullish(),
});

/** The NF-e that filled the form, as the receipt will send it. */
const NotaUsada = z.object({
  numero: comoDigitado(LIMITES.numeroDocumento),
  xml: z.string().max(LIMITES.xmlNoRascunho),
  produtos: z
    .array(
      z.object({
        codigo: comoDigitado(LIMITES.codigoDoFornecedor),
        produto: z.object({ id: Id }),
        conversao: ConversaoDaNota.nullish(),
      }),
    )
    .max(LIMITES.itensDaNota),
  motivoDestinatario: Texto,
  itens: z.array(ItemNoRecebimento).max(LIMITES.itensDaNota).nullish(),
});

/** The draft of a receipt that is not recorded yet; no part has to be complete. Days as typed. */
const ConteudoDoRascunho = z.object({
  produtos: z.array(Produto).max(LIMITES.linhas),
  notaFiscal: z
    .object({ numero: Texto, dataEmissao: Texto, dataRecebimento: Texto, valor: Numero, motivoRepeticao: Texto })
    .nullish(),
  observacao: Texto,
  justificativaValidade: Texto,
  justificativaTemperatura: Texto,
  placa: Texto,
  temperaturaVeiculo: Numero,
  conferente: Texto,
  notaEletronica: NotaUsada.nullish(),
  /** The picture of the invoice, sent as a photo of the request: the server has it. */
  imagem: Id.nullish(),
  /** What the form had and a draft does not keep: a picture that was refused, an XML that is too long. */
  deFora: z
    .array(opcao(['IMAGEM', 'XML']))
    .max(2)
    .nullish(),
});
export type ConteudoDoRascunho = z.infer<typeof ConteudoDoRascunho>;

/** Body of PUT /solicitacoes/{id}/rascunho. */
export const RascunhoDoRecebimentoNovo = z.object({
  /** The draft that it replaces; null when the form began without one. Another one in its place is refused. */
  anterior: Id.nullable(),
  conteudo: ConteudoDoRascunho,
});
export type RascunhoDoRecebimentoNovo = z.infer<typeof RascunhoDoRecebimentoNovo>;

/** Query of DELETE /solicitacoes/{id}/rascunho: the draft that the screen knows. */
export const RascunhoLido = z.object({ anterior: IdParam });

/** A draft that was kept. */
export const RascunhoGuardado = z.object({
  /** Another one with every save. */
  id: Id,
  /** Who has kept it; null for the user. */
  autor: z.string().nullable(),
  quando: DataHoraBR,
});
export type RascunhoGuardado = z.infer<typeof RascunhoGuardado>;

/** The draft of a receipt: one of each request, for all who may receive it. */
export const RascunhoDoRecebimento = RascunhoGuardado.extend({ conteudo: ConteudoDoRascunho });
export type RascunhoDoRecebimento = z.infer<typeof RascunhoDoRecebimento>;
