import type { Fornecedor, FornecedorEdicao, FornecedorNovo, MembroDaCaf, MembroLido } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { temMembros, temTitular } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { fornecedores, type MembroGravado } from '../../banco/esquema/cadastros/catalogo.js';
import { enviadas, primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditarAlteracoes, auditarCriacoes } from '../../mecanismos/auditoria/auditar.js';
import { exigirConvencao } from '../../mecanismos/convencoes.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { invalido } from '../../nucleo/recusas.js';
import { buscarFornecedores, travarFornecedor } from './consultas.js';

/** Registers a supplier. 409 when another one has its CPF or CNPJ. */
export function criarFornecedor(contexto: Contexto, novo: FornecedorNovo): Promise<Fornecedor> {
  return emTransacao(contexto, async (tx) => {
    await exigirPorte(tx, novo);
    return primeira(await inserirFornecedores(tx, [novo]));
  });
}

/**
 * Changes a supplier. 404, 409 when it changed since it was read or another one has its document, 422 when its type
 * would change.
 */
export function alterarFornecedor(
  contexto: Contexto,
  id: number,
  edicao: Recebida<FornecedorEdicao>,
): Promise<Fornecedor> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarFornecedor(tx, id);
    exigirVersao(antes, edicao.versao, 'O fornecedor foi alterado');
    if (antes.fornecedorTipo !== edicao.fornecedorTipo)
      throw invalido([{ campo: 'fornecedorTipo', mensagem: 'O tipo do fornecedor não pode ser alterado.' }]);
    await exigirPorte(tx, edicao, antes);
    return primeira(await atualizarFornecedores(tx, [{ antes, depois: edicao }]));
  });
}

/** Writes new suppliers and their audit lines. The caller has checked their company sizes. */
export async function inserirFornecedores(tx: Transacao, novos: readonly FornecedorNovo[]): Promise<Fornecedor[]> {
  const inseridos = await comDocumentoUnico(
    tx
      .insert(fornecedores)
      .values(novos.map((novo) => colunas(novo)))
      .returning({ id: fornecedores.id }),
  );
  const criados = await buscarFornecedores(
    tx,
    inseridos.map(({ id }) => id),
  );
  await auditarCriacoes(tx, 'fornecedores', criados);
  return criados;
}

/** A supplier as it is and as it will be. */
interface MudancaDeFornecedor {
  antes: Fornecedor;
  depois: FornecedorNovo;
}

/** Writes changes of suppliers, which the caller has locked and checked, and their audit lines. */
export async function atualizarFornecedores(
  tx: Transacao,
  mudancas: readonly MudancaDeFornecedor[],
): Promise<Fornecedor[]> {
  // One statement for all of them: each id exists.
  await comDocumentoUnico(
    tx
      .insert(fornecedores)
      .values(
        mudancas.map(({ antes, depois }) => ({ id: antes.id, ...colunas(depois, antes), versao: antes.versao + 1 })),
      )
      .onConflictDoUpdate({ target: fornecedores.id, set: enviadas(fornecedores, GRAVADAS) }),
  );
  const antes = new Map(mudancas.map((mudanca) => [mudanca.antes.id, mudanca.antes]));
  const alterados = await buscarFornecedores(tx, [...antes.keys()]);
  await auditarAlteracoes(tx, 'fornecedores', antes, alterados);
  return alterados;
}

/** What a change writes; the type of a supplier stays. */
const GRAVADAS = [
  'email',
  'cep',
  'logradouro',
  'numero',
  'bairroDistrito',
  'municipio',
  'uf',
  'agriculturaFamiliar',
  'complemento',
  'telefone',
  'celular',
  'cafNumero',
  'cafTipo',
  'cafValidade',
  'cafMembros',
  'sexoDoTitular',
  'gruposPrioritarios',
  'nome',
  'cpf',
  'nomeFantasia',
  'razaoSocial',
  'cnpj',
  'inscricaoEstadual',
  'porteDaEmpresa',
  'versao',
] as const;

/**
 * Only the fields of the type are stored; the CAF is only stored for family farming, its members only for a group, the sex
 * of its holder for none that is formal. A change without members, sex or priority groups keeps those of `antes`.
 */
function colunas(fornecedor: FornecedorNovo, antes?: Fornecedor) {
  const { fornecedorTipo, email, cep, logradouro, numero, bairro_distrito: bairroDistrito, municipio, uf } = fornecedor;
  const agriculturaFamiliar = fornecedor.agriculturaFamiliar ?? false;
  return {
    fornecedorTipo,
    email,
    cep,
    logradouro,
    numero,
    bairroDistrito,
    municipio,
    uf,
    agriculturaFamiliar,
    complemento: fornecedor.complemento || null,
    telefone: fornecedor.telefone || null,
    celular: fornecedor.celular || null,
    cafNumero: (agriculturaFamiliar && fornecedor.cafNumero) || null,
    cafTipo: (agriculturaFamiliar && fornecedor.cafTipo) || null,
    cafValidade: (agriculturaFamiliar && fornecedor.cafValidade) || null,
    cafMembros:
      agriculturaFamiliar && temMembros(fornecedor.cafTipo || null)
        ? (fornecedor.cafMembros ?? antes?.cafMembros ?? []).map(membroGravado)
        : [],
    sexoDoTitular:
      agriculturaFamiliar && temTitular(fornecedor.cafTipo || null)
        ? (fornecedor.sexoDoTitular === undefined ? antes?.sexoDoTitular : fornecedor.sexoDoTitular) || null
        : null,
    gruposPrioritarios: agriculturaFamiliar ? (fornecedor.gruposPrioritarios ?? antes?.gruposPrioritarios ?? []) : [],
    ...colunasDoTipo(fornecedor),
  };
}

const membroGravado = ({ caf, nome, cpf, sexo, validade }: MembroDaCaf | MembroLido): MembroGravado => ({
  caf,
  nome,
  cpf: cpf || null,
  sexo: sexo || null,
  validade: validade ? lerData(validade) : null,
});

function colunasDoTipo(fornecedor: FornecedorNovo) {
  if (fornecedor.fornecedorTipo === 'FISICO') return { nome: fornecedor.nome, cpf: fornecedor.cpf };
  const { nomeFantasia, razaoSocial, cnpj, inscricaoEstadual, porteDaEmpresa } = fornecedor;
  return { nomeFantasia, razaoSocial, cnpj, inscricaoEstadual, porteDaEmpresa };
}

async function exigirPorte(tx: Transacao, fornecedor: FornecedorNovo, antes?: Fornecedor): Promise<void> {
  if (fornecedor.fornecedorTipo !== 'JURIDICO') return;
  const guardado = antes?.fornecedorTipo === 'JURIDICO' ? antes.porteDaEmpresa : null;
  await exigirConvencao(tx, 'portes-empresa', fornecedor.porteDaEmpresa, 'porteDaEmpresa', guardado);
}

/** Runs a write; throws 409 at the field when another record has the same CPF or CNPJ. */
export function comDocumentoUnico<T>(escrita: Promise<T>): Promise<T> {
  const comCpf = unico(escrita, 'fornecedores_cpf_unique', 'cpf', 'Já existe um fornecedor com este CPF.');
  return unico(comCpf, 'fornecedores_cnpj_unique', 'cnpj', 'Já existe um fornecedor com este CNPJ.');
}
