import type { DadosDoTitular } from '@merenda/shared/contratos';
import { conflito } from '../../nucleo/recusas.js';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../auditoria/auditar.js';
import { buscarFornecedor, nomeDoFornecedor } from '../fornecedores/consultas.js';
import { exigirPropria } from '../pessoas/consultas.js';
import { buscarUsuario } from '../usuarios/consultas.js';
import { lerDadosDoTitular } from './titular.js';

/** The data of the user who asks. 403 for another person's. */
export function exportarProprios({ banco, usuario }: Contexto, pessoaId: number): Promise<DadosDoTitular> {
  exigirPropria(usuario, pessoaId);
  return lerDadosDoTitular(banco, { tipo: 'usuario', id: usuario.id, nome: usuario.pessoa.nome });
}

/** The data of a user, at the user's request; an audit line names the reader. 404 when there is none. */
export const exportarDoUsuario = (contexto: Contexto, id: number): Promise<DadosDoTitular> =>
  emTransacao(contexto, (tx) => lerDoUsuario(tx, id));

/** Like `exportarDoUsuario`, for a supplier who is a person; 409 for a company. */
export const exportarDoFornecedor = (contexto: Contexto, id: number): Promise<DadosDoTitular> =>
  emTransacao(contexto, (tx) => lerDoFornecedor(tx, id));

/** Like `exportarDoUsuario`, inside a transaction. */
export async function lerDoUsuario(tx: Transacao, id: number): Promise<DadosDoTitular> {
  const { pessoa } = await buscarUsuario(tx, id);
  await auditar(tx, { entidade: 'usuarios', id, acao: 'EXPORTAR_DADOS' });
  return lerDadosDoTitular(tx, { tipo: 'usuario', id, nome: pessoa.nome });
}

/** Like `exportarDoFornecedor`, inside a transaction. */
export async function lerDoFornecedor(tx: Transacao, id: number): Promise<DadosDoTitular> {
  const fornecedor = await buscarFornecedor(tx, id);
  if (fornecedor.fornecedorTipo !== 'FISICO')
    throw conflito('Este fornecedor é uma empresa: só uma pessoa recebe os seus dados.');
  await auditar(tx, { entidade: 'fornecedores', id, acao: 'EXPORTAR_DADOS' });
  return lerDadosDoTitular(tx, { tipo: 'fornecedor', id, nome: nomeDoFornecedor(fornecedor) });
}
