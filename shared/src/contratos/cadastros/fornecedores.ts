import { z } from 'zod';
import { GRUPOS_PRIORITARIOS, SEXOS, TIPOS_CAF, TIPOS_FORNECEDOR } from '../../vocabulario/cadastros/fornecedores.js';
import { CAF_REPETIDA } from '../../regras/cadastros/caf.js';
import { UFS } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { LIMITES } from '../../vocabulario/limites.js';
import {
  Celular,
  Cep,
  Cnpj,
  CodigoConvencao,
  Cpf,
  DataBR,
  DataEntrada,
  type DaTela,
  Email,
  Id,
  InscricaoEstadual,
  Logico,
  opcao,
  opcional,
  Telefone,
  texto,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';
import { semRepetidos } from '../repetidos.js';

/**
 * A supplier as lists of choices need it: a natural person has a `nome`, a legal one a `nomeFantasia` and a
 * `razaoSocial`.
 */
export const FornecedorDaLista = z.object({
  id: Id,
  fornecedorTipo: z.enum(TIPOS_FORNECEDOR),
  nome: z.string().nullable(),
  nomeFantasia: z.string().nullable(),
  razaoSocial: z.string().nullable(),
  agriculturaFamiliar: z.boolean(),
});
export type FornecedorDaLista = z.infer<typeof FornecedorDaLista>;

/** A family of a group of family farmers, by its own CAF (specification 4, 4.4). */
export const MembroDaCaf = z.object({
  caf: texto(LIMITES.caf),
  nome: textoMaiusculo(LIMITES.nome),
  cpf: opcional(Cpf),
  sexo: opcional(opcao(SEXOS)),
  /** The last day on which the CAF is valid. */
  validade: opcional(DataEntrada),
});
export type MembroDaCaf = z.infer<typeof MembroDaCaf>;

/** A member as it is read. */
const MembroLido = z.object({
  caf: z.string(),
  nome: z.string(),
  cpf: z.string().nullable(),
  sexo: z.enum(SEXOS).nullable(),
  validade: DataBR.nullable(),
});
export type MembroLido = z.infer<typeof MembroLido>;

const comuns = {
  email: Email,
  cep: Cep,
  logradouro: textoMaiusculo(LIMITES.logradouro),
  numero: textoMaiusculo(LIMITES.numeroEndereco),
  complemento: opcional(textoMaiusculo(LIMITES.complemento)),
  bairro_distrito: textoMaiusculo(LIMITES.bairro),
  municipio: textoMaiusculo(LIMITES.municipio),
  uf: opcao(UFS),
  telefone: opcional(Telefone),
  celular: opcional(Celular),
  /** Counts for the share of purchases from family farming. */
  agriculturaFamiliar: Logico.optional(),
  /** Number of the CAF or of the older DAP. All of the CAF is dropped when `agriculturaFamiliar` is not set. */
  cafNumero: opcional(texto(LIMITES.caf)),
  cafTipo: opcional(opcao(TIPOS_CAF)),
  /** The last day on which the CAF is valid. */
  cafValidade: opcional(DataEntrada),
  /** The sex of the person who has the CAF; a formal group has none. */
  sexoDoTitular: opcional(opcao(SEXOS)),
  gruposPrioritarios: z
    .array(opcao(GRUPOS_PRIORITARIOS))
    .max(GRUPOS_PRIORITARIOS.length)
    .transform((grupos) => GRUPOS_PRIORITARIOS.filter((grupo) => grupos.includes(grupo)))
    .optional(),
  /** Of a group, each CAF once; a change that does not send them leaves them as they are. */
  cafMembros: z
    .array(MembroDaCaf)
    .max(LIMITES.linhas)
    .superRefine(semRepetidos(({ caf }) => caf, 'caf', CAF_REPETIDA))
    .optional(),
};

const fisico = { fornecedorTipo: z.literal('FISICO'), nome: textoMaiusculo(LIMITES.nome), cpf: Cpf };

const juridico = {
  fornecedorTipo: z.literal('JURIDICO'),
  nomeFantasia: textoMaiusculo(LIMITES.nome),
  razaoSocial: textoMaiusculo(LIMITES.nome),
  cnpj: Cnpj,
  inscricaoEstadual: InscricaoEstadual,
  /** Company size of /convencoes/portes-empresa. */
  porteDaEmpresa: CodigoConvencao,
};

const tipo = { error: 'Escolha Físico ou Jurídico.' };

/** Body of POST /fornecedores; the type determines the fields, the others are dropped. */
export const FornecedorNovo = z.discriminatedUnion(
  'fornecedorTipo',
  [z.object({ ...comuns, ...fisico }), z.object({ ...comuns, ...juridico })],
  tipo,
);
export type FornecedorNovo = z.infer<typeof FornecedorNovo>;

/** Body of PUT /fornecedores/{id}. The type is sent and must be the same: it never changes. */
export const FornecedorEdicao = z.discriminatedUnion(
  'fornecedorTipo',
  [z.object({ ...comuns, ...fisico, versao: VersaoLida }), z.object({ ...comuns, ...juridico, versao: VersaoLida })],
  tipo,
);
export type FornecedorEdicao = DaTela<z.infer<typeof FornecedorEdicao>>;

/** A supplier with all its data. Fields of the other type are null. */
export const Fornecedor = FornecedorDaLista.extend({
  email: z.string(),
  cep: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  complemento: z.string().nullable(),
  bairro_distrito: z.string(),
  municipio: z.string(),
  uf: z.string(),
  telefone: z.string().nullable(),
  celular: z.string().nullable(),
  cpf: z.string().nullable(),
  cnpj: z.string().nullable(),
  inscricaoEstadual: z.string().nullable(),
  porteDaEmpresa: z.string().nullable(),
  cafNumero: z.string().nullable(),
  cafTipo: z.enum(TIPOS_CAF).nullable(),
  cafValidade: DataBR.nullable(),
  sexoDoTitular: z.enum(SEXOS).nullable(),
  gruposPrioritarios: z.array(z.enum(GRUPOS_PRIORITARIOS)),
  cafMembros: z.array(MembroLido),
  versao: Versao,
});
export type Fornecedor = z.infer<typeof Fornecedor>;
