import type { DadosDoTitular } from '@merenda/shared/contratos';
import { lerDadosDoTitular } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { buscarFornecedor, nomeDoFornecedor } from './consultas.js';

/** The data of a supplier who is a person; an audit line names the reader. 404 when there is none, 409 for a company. */
export const exportarDoFornecedor = (contexto: Contexto, id: number): Promise<DadosDoTitular> =>
  emTransacao(contexto, (tx) => lerDoFornecedor(tx, id));

/** Like `exportarDoFornecedor`, inside a transaction. */
export async function lerDoFornecedor(tx: Transacao, id: number): Promise<DadosDoTitular> {
  const fornecedor = await buscarFornecedor(tx, id);
  if (fornecedor.fornecedorTipo !== 'FISICO')
    throw conflito('Este fornecedor é uma empresa: só uma pessoa recebe os seus dados.');
  await auditar(tx, { entidade: 'fornecedores', id, acao: 'EXPORTAR_DADOS' });
  return lerDadosDoTitular(tx, { tipo: 'fornecedor', id, nome: nomeDoFornecedor(fornecedor) });
}
