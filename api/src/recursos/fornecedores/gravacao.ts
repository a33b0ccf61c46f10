import type { Fornecedor, FornecedorEdicao, FornecedorNovo } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { fornecedores } from '../../banco/esquema/catalogo.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirConvencao } from '../convencoes/consultas.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { buscarFornecedor, travarFornecedor } from './consultas.js';

/** Registers a supplier. 409 when another one has its CPF or CNPJ. */
export function criarFornecedor(contexto: Contexto, novo: FornecedorNovo): Promise<Fornecedor> {
  return emTransacao(contexto, async (tx) => {
    await exigirPorte(tx, novo);
    const { id } = primeira(
      await comDocumentoUnico(tx.insert(fornecedores).values(colunas(novo)).returning({ id: fornecedores.id })),
    );
    const criado = await buscarFornecedor(tx, id);
    await auditar(tx, { entidade: 'fornecedores', id, acao: 'CRIAR', depois: criado });
    return criado;
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
    await exigirPorte(tx, edicao);
    await comDocumentoUnico(
      tx
        .update(fornecedores)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(fornecedores.id, id)),
    );
    const depois = await buscarFornecedor(tx, id);
    await auditar(tx, { entidade: 'fornecedores', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Only the fields of the type are stored; the CAF is only stored for family farming. */
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
