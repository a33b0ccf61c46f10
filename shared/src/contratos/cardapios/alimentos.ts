import { z } from 'zod';
import { ComponentesInformados } from '../cadastros/itens.js';
import { Convencao } from '../cadastros/convencoes.js';
import { ComponenteNutricional } from './componentes-nutricionais.js';
import { TIPOS_ITEM } from '../../vocabulario/cadastros/itens.js';
import { UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import {
  CodigoConvencao,
  type DaTela,
  Id,
  opcao,
  ouConvencao,
  QuantidadePositiva,
  Ref,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

/** Body of POST /alimentos. `componentes` are stated per `quantidadeBase` of `unidadeMedida`. */
export const AlimentoNovo = z.object({
  nome: textoMaiusculo(LIMITES.nome),
  itemAlimento: Ref,
  unidadeMedida: ouConvencao(opcao(UNIDADES_MEDIDA)),
  quantidadeBase: QuantidadePositiva,
  /** Entry of /convencoes/formas-alimento. */
  forma: ouConvencao(CodigoConvencao),
  componentes: ComponentesInformados,
});
export type AlimentoNovo = z.infer<typeof AlimentoNovo>;

/** Body of PUT /alimentos/{id}. */
export const AlimentoEdicao = AlimentoNovo.extend({ versao: VersaoLida });
export type AlimentoEdicao = DaTela<z.infer<typeof AlimentoEdicao>>;

export const Alimento = z.object({
  id: Id,
  nome: z.string(),
  itemAlimento: z.object({
    id: Id,
    nome: z.string(),
    categoria: z.string().nullable(),
    itemProdutoTipo: z.enum(TIPOS_ITEM),
  }),
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  quantidadeBase: z.number(),
  forma: Convencao,
  componentes: z.array(z.object({ id: Id, componente: ComponenteNutricional, valor: z.number().nullable() })),
  versao: Versao,
});
export type Alimento = z.infer<typeof Alimento>;
