import type { Fornecedor, FornecedorEdicao, FornecedorNovo, TipoFornecedor } from '@merenda/shared/contratos';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { fornecedores } from '../../banco/esquema/catalogo.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { ordem } from '../../nucleo/ordem.js';
import { invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirConvencao } from '../convencoes/repositorio.js';
import { recusarSeEmUso } from '../em-uso.js';
import { exigirVersao, type Recebida } from '../versao.js';

const ENTIDADE = 'fornecedores';

/** Every supplier, or those of one type, by the name under which it is known. */
export function listarFornecedores(banco: Banco, tipo?: TipoFornecedor): Promise<Fornecedor[]> {
  return buscar(banco, tipo && eq(fornecedores.fornecedorTipo, tipo));
}

/** Registers a supplier. 409 when its CPF or CNPJ is another's. */
export function criarFornecedor(contexto: Contexto, novo: FornecedorNovo): Promise<Fornecedor> {
  return emTransacao(contexto, async (tx) => {
    await exigirPorte(tx, novo);
    const { id } = primeira(
      await comDocumentoUnico(tx.insert(fornecedores).values(colunas(novo)).returning({ id: fornecedores.id })),
    );
    const criado = await buscarFornecedor(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes a supplier. 404, 409 when it changed since it was read or its document is another's, 422 when its type would change. */
export function alterarFornecedor(
  contexto: Contexto,
  id: number,
  edicao: Recebida<FornecedorEdicao>,
): Promise<Fornecedor> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    exigirVersao(antes, edicao.versao, 'O fornecedor foi alterado');
    if (antes.fornecedorTipo !== edicao.fornecedorTipo)
      throw invalido([{ campo: 'fornecedorTipo', mensagem: 'O tipo do fornecedor não pode ser alterado.' }]);
    await exigirPorte(tx, edicao);
    await comDocumentoUnico(
      tx
        .update(fornecedores)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(fornecedores.id, id)),
    );
    const depois = await buscarFornecedor(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes a supplier. 409 saying which acquisitions it won something in. */
export function excluirFornecedor(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    await recusarSeEmUso(tx, contexto, `O fornecedor ${nomeDe(antes)}`, [
      {
        tipo: 'aquisicao',
        registros: sql`select a.id, a.numero || '/' || a.ano as nome, a.data_contrato as ordem
          from aquisicoes a join propostas_vencedoras p on p.aquisicao_id = a.id where p.fornecedor_id = ${id}`,
      },
    ]);
    await tx.delete(fornecedores).where(eq(fornecedores.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}

/** Only what belongs to the type is kept, and the CAF of family farming alone. */
function colunas(fornecedor: FornecedorNovo) {
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
    ...colunasDoTipo(fornecedor),
  };
}

function colunasDoTipo(fornecedor: FornecedorNovo) {
  if (fornecedor.fornecedorTipo === 'FISICO') return { nome: fornecedor.nome, cpf: fornecedor.cpf };
  const { nomeFantasia, razaoSocial, cnpj, inscricaoEstadual, porteDaEmpresa } = fornecedor;
  return { nomeFantasia, razaoSocial, cnpj, inscricaoEstadual, porteDaEmpresa };
}

async function exigirPorte(tx: Transacao, fornecedor: FornecedorNovo): Promise<void> {
  if (fornecedor.fornecedorTipo === 'JURIDICO')
    await exigirConvencao(tx, 'portes-empresa', fornecedor.porteDaEmpresa, 'porteDaEmpresa');
}

function comDocumentoUnico<T>(escrita: Promise<T>): Promise<T> {
  const comCpf = unico(escrita, 'fornecedores_cpf_unique', 'cpf', 'Já existe um fornecedor com este CPF.');
  return unico(comCpf, 'fornecedores_cnpj_unique', 'cnpj', 'Já existe um fornecedor com este CNPJ.');
}

async function travar(tx: Transacao, id: number): Promise<Fornecedor> {
  await tx.select({ id: fornecedores.id }).from(fornecedores).where(eq(fornecedores.id, id)).for('update');
  return buscarFornecedor(tx, id);
}

/** One supplier, whole; 404 when there is none. */
export async function buscarFornecedor(banco: Banco | Transacao, id: number): Promise<Fornecedor> {
  const [fornecedor] = await buscar(banco, eq(fornecedores.id, id));
  if (!fornecedor) throw naoEncontrado('Fornecedor não encontrado.');
  return fornecedor;
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<Fornecedor[]> {
  const linhas = await banco.select().from(fornecedores).where(filtro);
  return linhas
    .map(({ bairroDistrito, ...linha }): Fornecedor => ({ ...linha, bairro_distrito: bairroDistrito }))
    .sort((a, b) => ordem.compare(nomeDe(a), nomeDe(b)) || a.id - b.id);
}

const nomeDe = ({ nome, nomeFantasia }: Fornecedor): string => nome ?? nomeFantasia ?? '';
