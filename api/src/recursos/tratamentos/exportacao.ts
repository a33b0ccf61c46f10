import type { DadosDoTitular } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirPropria } from '../pessoas/consultas.js';
import { buscarUsuario } from '../usuarios/consultas.js';
import { lerDadosDoTitular } from './titular.js';

/** What is kept of the user itself. 403 for another person's. */
export function exportarProprios({ banco, usuario }: Contexto, pessoaId: number): Promise<DadosDoTitular> {
  exigirPropria(usuario, pessoaId);
  return lerDadosDoTitular(banco, { tipo: 'usuario', id: usuario.id, nome: usuario.pessoa.nome });
}

/** What is kept of a user, for the user's request; an audit line says who read it. 404 when there is none. */
export const exportarDoUsuario = (contexto: Contexto, id: number): Promise<DadosDoTitular> =>
  emTransacao(contexto, (tx) => lerDoUsuario(tx, id));

/** Like `exportarDoUsuario`, inside a transaction. */
export async function lerDoUsuario(tx: Transacao, id: number): Promise<DadosDoTitular> {
  const { pessoa } = await buscarUsuario(tx, id);
  await auditar(tx, { entidade: 'usuarios', id, acao: 'EXPORTAR_DADOS' });
  return lerDadosDoTitular(tx, { tipo: 'usuario', id, nome: pessoa.nome });
}
