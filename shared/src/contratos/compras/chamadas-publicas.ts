import { z } from 'zod';
import { violacoesDaVigencia } from '../../regras/compras/aquisicoes.js';
import { violacoesDoPrazoDaChamada } from '../../regras/compras/chamadas/estados.js';
import { AO_MENOS_UM_ITEM } from '../../regras/frases.js';
import { GRUPOS_PRIORITARIOS, TIPOS_CAF } from '../../vocabulario/cadastros/fornecedores.js';
import { LOCALIDADES, STATUS_CHAMADA } from '../../vocabulario/compras/chamadas-publicas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { conferir } from '../conferir.js';
import {
  Ano,
  CodigoConvencao,
  DataBR,
  DataEntrada,
  DataHoraBR,
  type DaTela,
  Dinheiro,
  DinheiroPositivo,
  Id,
  Logico,
  opcao,
  QuantidadePositiva,
  Ref,
  texto,
  textoLongo,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';
import { produtoUmaVez, semRepetidos } from '../repetidos.js';
import { FornecedorCitado, ProdutoCitado } from './aquisicoes.js';

/** A price of the research, R$ of one unit of the product. */
const CotacaoNova = z.object({ fonte: texto(LIMITES.nome), data: DataEntrada, valor: DinheiroPositivo });

/** A product that the call asks for; what is added to the mean of its quotes is R$ of one unit. */
const ItemDaChamadaNovo = z.object({
  produto: Ref,
  quantidade: QuantidadePositiva,
  /** When and where it is delivered. */
  entrega: texto(LIMITES.descricao),
  frete: Dinheiro,
  embalagem: Dinheiro,
  encargos: Dinheiro,
  cotacoes: z.array(CotacaoNova).max(LIMITES.linhas),
});

const campos = z.object({
  unidadeEducacional: Ref,
  numero: textoMaiusculo(LIMITES.numeroDocumento),
  ano: Ano,
  objeto: textoLongo(LIMITES.objeto),
  dataAbertura: DataEntrada,
  /** The last day for projects of sale. */
  prazo: DataEntrada,
  /** R$ that one CAF may sell in the civil year: the limit of the published text. */
  limitePorCaf: DinheiroPositivo,
  itens: z.array(ItemDaChamadaNovo).min(1, AO_MENOS_UM_ITEM).max(LIMITES.itensProposta).superRefine(produtoUmaVez),
});

const conferirDatas = conferir(violacoesDoPrazoDaChamada);

/** Body of POST /chamadas-publicas. */
export const ChamadaPublicaNova = campos.superRefine(conferirDatas);
export type ChamadaPublicaNova = z.infer<typeof ChamadaPublicaNova>;

/** Body of PUT /chamadas-publicas/{id}: its items as a whole. */
export const ChamadaPublicaEdicao = campos.extend({ versao: VersaoLida }).superRefine(conferirDatas);
export type ChamadaPublicaEdicao = DaTela<z.infer<typeof ChamadaPublicaEdicao>>;

/** What a supplier of family farming offers. The person who reads its documents states locality, groups and certificate. */
const ProjetoNovo = z.object({
  fornecedor: Ref,
  localidade: opcao(LOCALIDADES),
  gruposPrioritarios: z.array(opcao(GRUPOS_PRIORITARIOS)).max(GRUPOS_PRIORITARIOS.length),
  organico: Logico,
  itens: z
    .array(z.object({ produto: Ref, quantidade: QuantidadePositiva }))
    .min(1, AO_MENOS_UM_ITEM)
    .max(LIMITES.itensProposta)
    .superRefine(produtoUmaVez),
});

/** Body of PUT /chamadas-publicas/{id}/projetos: all projects of sale of the call. */
export const ProjetosDaChamada = z.object({
  projetos: z
    .array(ProjetoNovo)
    .max(LIMITES.propostas)
    .superRefine(semRepetidos(({ fornecedor }) => fornecedor.id, 'fornecedor', 'Este fornecedor já tem um projeto.')),
  versao: VersaoLida,
});
export type ProjetosDaChamada = DaTela<z.infer<typeof ProjetosDaChamada>>;

/** Body of POST /chamadas-publicas/{id}/contratos: what the acquisition has and the call has not. */
export const ContratoDaChamada = z
  .object({
    numeroProcessoAdminis: texto(LIMITES.numeroDocumento),
    dataContrato: DataEntrada,
    vigencia: DataEntrada,
    /** Entry of /convencoes/fontes-recurso. */
    fonteRecurso: CodigoConvencao,
  })
  .superRefine(conferir(violacoesDaVigencia));
export type ContratoDaChamada = z.infer<typeof ContratoDaChamada>;

/** A public call in a list. */
export const ChamadaPublicaResumo = z.object({
  id: Id,
  unidadeEducacional: z.object({ id: Id, nome: z.string() }),
  numero: z.string(),
  ano: z.int(),
  objeto: z.string(),
  dataAbertura: DataBR,
  prazo: DataBR,
  status: z.enum(STATUS_CHAMADA),
  /** The acquisition that was made from it. */
  aquisicao: z.object({ id: Id, numero: z.string() }).nullable(),
  versao: Versao,
});
export type ChamadaPublicaResumo = z.infer<typeof ChamadaPublicaResumo>;

/** The place of a project in the ranking of an item. */
const ColocacaoDoProjeto = z.object({
  projeto: Id,
  fornecedor: FornecedorCitado,
  ofertada: z.number(),
  quantidade: z.number(),
  valor: z.number(),
  /** The draw decided between it and an equal project. */
  sorteada: z.boolean(),
  /** The ceiling of its CAF took some of the quantity. */
  limitada: z.boolean(),
});

/** A product of the call with its price research, and its ranking from the selection on. */
export const ItemDaChamada = z.object({
  id: Id,
  produto: ProdutoCitado,
  quantidade: z.number(),
  entrega: z.string(),
  frete: z.number(),
  embalagem: z.number(),
  encargos: z.number(),
  cotacoes: z.array(z.object({ fonte: z.string(), data: DataBR, valor: z.number() })),
  media: z.number().nullable(),
  /** Null while there are too few quotes. */
  preco: z.number().nullable(),
  classificacao: z.array(ColocacaoDoProjeto),
});
export type ItemDaChamada = z.infer<typeof ItemDaChamada>;

export const ProjetoDeVenda = z.object({
  id: Id,
  fornecedor: FornecedorCitado,
  municipio: z.string(),
  uf: z.string(),
  localidade: z.enum(LOCALIDADES),
  gruposPrioritarios: z.array(z.enum(GRUPOS_PRIORITARIOS)),
  organico: z.boolean(),
  /** Kind of supplier and number of families, as they were when the project was received. */
  organizacao: z.enum(TIPOS_CAF),
  cafs: z.int(),
  /** R$ that its CAF may sell in the year, and what was contracted before the selection; null until then. */
  teto: z.number(),
  contratadoAntes: z.number().nullable(),
  itens: z.array(z.object({ produto: Ref, quantidade: z.number() })),
});
export type ProjetoDeVenda = z.infer<typeof ProjetoDeVenda>;

export const ChamadaPublica = ChamadaPublicaResumo.extend({
  limitePorCaf: z.number(),
  itens: z.array(ItemDaChamada),
  projetos: z.array(ProjetoDeVenda),
  /** The draw that decides ties, made once at the selection. */
  sorteio: z.object({ semente: z.int(), quando: DataHoraBR, usuario: z.string().nullable() }).nullable(),
  /** R$ of the ranking. */
  total: z.number(),
  motivo: z.string().nullable(),
});
export type ChamadaPublica = z.infer<typeof ChamadaPublica>;
