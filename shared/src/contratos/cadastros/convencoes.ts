import { z } from 'zod';
import { MODALIDADES_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { LISTAS_CONVENCAO } from '../../vocabulario/cadastros/convencoes.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { CodigoConvencao, type DaTela, Id, Logico, opcao, texto, Versao, VersaoLida } from '../primitivos.js';

/** An entry of a lookup list: the stored code and its label. */
export const Convencao = z.object({ nome: z.string(), descricao: z.string() });
export type Convencao = z.infer<typeof Convencao>;

/** An entry as every user reads it: an inactive one labels stored records, and is not offered. */
export const ConvencaoDaLista = Convencao.extend({ inativa: z.literal(true).optional() });
export type ConvencaoDaLista = z.infer<typeof ConvencaoDaLista>;

/** An entry for users who may change its list. */
export const ConvencaoEditavel = Convencao.extend({ ativa: z.boolean(), versao: Versao });
export type ConvencaoEditavel = z.infer<typeof ConvencaoEditavel>;

/** Body of POST; the server makes the code from the label. */
export const ConvencaoNova = z.object({ descricao: texto(LIMITES.descricaoConvencao) });
export type ConvencaoNova = z.infer<typeof ConvencaoNova>;

export const ConvencaoEdicao = ConvencaoNova.extend({ ativa: Logico, versao: VersaoLida });
export type ConvencaoEdicao = DaTela<z.infer<typeof ConvencaoEdicao>>;

/** All codes of a list, in their new order. */
export const OrdemDaLista = z.object({ nomes: z.array(CodigoConvencao).max(LIMITES.linhas) });
export type OrdemDaLista = z.infer<typeof OrdemDaLista>;

/** Number of meals per day, as code and label. */
export const Modalidade = Convencao.extend({ nome: z.enum(MODALIDADES_ESCOLAR) });
export type Modalidade = z.infer<typeof Modalidade>;

/** `/convencoes/{lista}`. */
export const PorLista = z.object({ lista: opcao(LISTAS_CONVENCAO) });

/** `/convencoes/{lista}/opcoes/{nome}`. */
export const PorOpcao = PorLista.extend({ nome: CodigoConvencao });

/** School stage with its age band. */
export const Categoria = z.object({
  id: Id,
  modalidade: z.string(),
  faixaEtaria: z.object({ id: Id, nome: z.string() }),
});
export type Categoria = z.infer<typeof Categoria>;
