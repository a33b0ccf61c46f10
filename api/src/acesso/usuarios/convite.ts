import type { Contexto } from '../../banco/contexto.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { gastarLinks, novoLink, VALIDADE_DO_CONVITE_H, type LinkAberto } from '../recuperacao/link.js';
import { travarUsuario } from './consultas.js';

/**
 * Opens a link for a user without a password to choose one; earlier links of the user are void. 404; 409 when the user
 * has a password or is deactivated.
 */
export function abrirConvite(contexto: Contexto, id: number): Promise<LinkAberto> {
  return emTransacao(contexto, async (tx) => {
    const { situacao, usuario, email, pessoa } = await travarUsuario(tx, id);
    if (situacao === 'DESATIVADO') throw conflito('Este usuário está desativado. Reative-o antes de convidar.');
    if (situacao === 'ATIVO') throw conflito('Este usuário já escolheu a sua senha.');
    await gastarLinks(tx, id);
    const token = await novoLink(tx, id, VALIDADE_DO_CONVITE_H * 60);
    await auditar(tx, { entidade: 'usuarios', id, acao: 'CONVIDAR' });
    return { token, nome: pessoa.nome, usuario, email };
  });
}
