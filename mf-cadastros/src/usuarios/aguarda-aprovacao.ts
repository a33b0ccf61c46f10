import type { Desfecho } from '@merenda/shared';
import type { AtoComAprovacao, Usuario } from '@merenda/shared/contratos';
import { ESPERA_APROVACAO } from '@merenda/shared/regras';

/** Whether an act on a user waits for the approval of another holder of USUARIOS. */
export const aguarda = (usuario: Pick<Usuario, 'aguardaAprovacao'> | undefined, ato: AtoComAprovacao): boolean =>
  usuario?.aguardaAprovacao.some((aprovacao) => aprovacao.ato === ato) ?? false;

/** The sentence of a success, or why the act waits. */
export const feitoOuEspera = (feito: string, usuario: Usuario | undefined, ato: AtoComAprovacao): string =>
  aguarda(usuario, ato) ? ESPERA_APROVACAO[ato] : feito;

const DE_UMA_EDICAO = ['DAR_USUARIOS', 'RETIRAR_USUARIOS'] as const;

/**
 * The sentence of an edit that was saved, and what of it waits, or waits no more.
 * @param antes the user before it; absent for a new user
 */
export function comEspera(salvo: string, depois: readonly Usuario[], antes?: Usuario): string {
  const esperam = DE_UMA_EDICAO.filter((ato) => depois.some((usuario) => aguarda(usuario, ato)));
  const retirado =
    aguarda(antes, 'DAR_USUARIOS') &&
    depois.every((usuario) => !aguarda(usuario, 'DAR_USUARIOS') && !usuario.permissoes.includes('USUARIOS'));
  return [
    salvo,
    ...esperam.map((ato) => ESPERA_APROVACAO[ato]),
    ...(retirado ? ['O pedido da permissão Usuários foi retirado.'] : []),
  ].join(' ');
}

/** What came of an act on several users: one that waits was not done. */
export const semOsQueEsperam =
  (ato: AtoComAprovacao) =>
  <D extends Desfecho<number, Usuario | undefined>>({ feitos, recusados, ...resto }: D) => {
    const espera = ({ resposta }: D['feitos'][number]) => aguarda(resposta, ato);
    return {
      ...resto,
      feitos: feitos.filter((feito) => !espera(feito)),
      recusados: [
        ...recusados,
        ...feitos.filter(espera).map(({ valor }) => ({ valor, motivo: ESPERA_APROVACAO[ato] })),
      ],
    };
  };
