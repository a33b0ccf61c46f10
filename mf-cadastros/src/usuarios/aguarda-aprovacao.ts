import type { Desfecho } from '@merenda/shared';
import type { AtoComAprovacao, Usuario } from '@merenda/shared/contratos';
import { fraseDaEspera } from '@merenda/shared/regras';

type ComAprovacoes = Pick<Usuario, 'aguardaAprovacao'> | undefined;

/** Whether an act on a user waits for another holder of USUARIOS, or for the person. */
export const aguarda = (usuario: ComAprovacoes, ato: AtoComAprovacao): boolean =>
  porQueEspera(usuario, ato) !== undefined;

/** Why an act on a user waits; undefined when it does not. */
function porQueEspera(usuario: ComAprovacoes, ato: AtoComAprovacao): string | undefined {
  const aprovacao = usuario?.aguardaAprovacao.find((uma) => uma.ato === ato);
  return aprovacao && fraseDaEspera(ato, aprovacao.efeitoEm === null ? 'APROVACAO' : 'PESSOA');
}

/** The sentence of a success, or why the act waits. */
export const feitoOuEspera = (feito: string, usuario: Usuario | undefined, ato: AtoComAprovacao): string =>
  porQueEspera(usuario, ato) ?? feito;

const DE_UMA_EDICAO = ['DAR_USUARIOS', 'RETIRAR_USUARIOS'] as const;

/**
 * The sentence of an edit that was saved, and what of it waits, or waits no more.
 * @param antes the user before it; absent for a new user
 */
export function comEspera(salvo: string, depois: readonly Usuario[], antes?: Usuario): string {
  const esperam = DE_UMA_EDICAO.flatMap((ato) => depois.map((usuario) => porQueEspera(usuario, ato) ?? []).flat());
  const retirado =
    aguarda(antes, 'DAR_USUARIOS') &&
    depois.every((usuario) => !aguarda(usuario, 'DAR_USUARIOS') && !usuario.permissoes.includes('USUARIOS'));
  return [salvo, ...new Set(esperam), ...(retirado ? ['O pedido da permissão Usuários foi retirado.'] : [])].join(' ');
}

/** What came of an act on several users: one that waits was not done. */
export const semOsQueEsperam =
  (ato: AtoComAprovacao) =>
  <D extends Desfecho<number, Usuario | undefined>>({ feitos, recusados, ...resto }: D) => {
    const esperam = feitos.flatMap(({ valor, resposta }) => {
      const motivo = porQueEspera(resposta, ato);
      return motivo === undefined ? [] : [{ valor, motivo }];
    });
    return {
      ...resto,
      feitos: feitos.filter(({ resposta }) => !aguarda(resposta, ato)),
      recusados: [...recusados, ...esperam],
    };
  };
