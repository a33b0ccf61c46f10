import { z } from 'zod';
import { violacoesDaOcorrencia } from '../../regras/compras/recebimentos.js';
import { ProdutoCitado } from './aquisicoes.js';
import { conferir } from '../conferir.js';
import { INSPECOES, TIPOS_OCORRENCIA } from '../../vocabulario/compras/recebimentos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import {
  Id,
  Logico,
  opcao,
  opcional,
  Quantidade,
  QuantidadePositiva,
  Ref,
  Temperatura,
  texto,
  textoLongo,
} from '../primitivos.js';
import { produtoUmaVez } from '../repetidos.js';

/** The check of an accepted lot. */
export const LoteConferidoNovo = z.object({
  /** Whether number, manufacture and expiry on the package are those of the invoice. */
  deAcordo: Logico.nullish(),
  temperatura: Temperatura.nullish(),
  inspecao: opcional(opcao(INSPECOES)),
});

/** Something that went wrong with a product of a delivery. */
const OcorrenciaNova = z
  .object({
    produto: Ref,
    tipo: opcao(TIPOS_OCORRENCIA),
    /** The missing or refused quantity, in the product's unit; none for OUTROS. */
    quantidade: QuantidadePositiva.nullish(),
    motivo: textoLongo(LIMITES.motivo),
    texto: opcional(textoLongo(LIMITES.observacao)),
    /** Ids of photos of this request that were sent before. */
    fotos: z.array(Id).max(LIMITES.fotosPorOcorrencia).optional(),
  })
  .superRefine(conferir(violacoesDaOcorrencia));

/** The conference of a delivery; every part may be left out. */
export const ConferenciaNova = z.object({
  /** The quantity of each product on the invoice, in the product's unit: accepted + refused + missing. */
  faturados: z
    .array(z.object({ produto: Ref, quantidade: Quantidade }))
    .max(LIMITES.linhas)
    .superRefine(produtoUmaVez)
    .optional(),
  ocorrencias: z.array(OcorrenciaNova).max(LIMITES.linhas).optional(),
  /** Plate of the vehicle. */
  placa: opcional(texto(LIMITES.placa)),
  temperaturaVeiculo: Temperatura.nullish(),
  /** Who looked at the goods, if it is not the user. */
  conferente: opcional(texto(LIMITES.nome)),
});
export type ConferenciaNova = z.infer<typeof ConferenciaNova>;

export const LoteConferido = z.object({
  deAcordo: z.boolean().nullable(),
  temperatura: z.number().nullable(),
  /** °C: the limits of the product on the day of the receipt, which the measured temperature was compared with. */
  temperaturaMinima: z.number().nullable(),
  temperaturaMaxima: z.number().nullable(),
  inspecao: z.enum(INSPECOES).nullable(),
});

export const Ocorrencia = z.object({
  id: Id,
  produto: ProdutoCitado,
  tipo: z.enum(TIPOS_OCORRENCIA),
  quantidade: z.number().nullable(),
  motivo: z.string(),
  texto: z.string().nullable(),
  fotos: z.array(Id),
});
export type Ocorrencia = z.infer<typeof Ocorrencia>;

/** The conference of a delivery as it was recorded. */
export const Conferencia = z.object({
  faturados: z.array(z.object({ produto: ProdutoCitado, quantidade: z.number() })),
  ocorrencias: z.array(Ocorrencia),
  placa: z.string().nullable(),
  temperaturaVeiculo: z.number().nullable(),
  conferente: z.string().nullable(),
});
export type Conferencia = z.infer<typeof Conferencia>;

/** A photo that was stored. */
export const FotoGuardada = z.object({ id: Id });
