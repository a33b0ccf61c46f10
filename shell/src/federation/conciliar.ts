import type { AreaPublicada, Federacao } from './registry.js';

/** What an open page goes by. */
export interface FederacaoEmUso {
  areas: AreaPublicada[];
  /** What the page runs and was published anew since; only a reload brings it. */
  novas: VersaoNova[];
}

interface VersaoNova {
  /** An area's, or 'shell'. */
  id: string;
  /** Null: the area was taken away. */
  versao: string | null;
}

/** What the page already runs: it keeps that, whatever is published. */
interface EmCurso {
  /** Version of the shell that drew the page; null: unknown, as under development. */
  shell: string | null;
  foiCarregada: (area: AreaPublicada) => boolean;
}

/**
 * What an open page makes of the list that is published now. An area whose code it has keeps its version, since two
 * versions of one area would not know of each other; one that nobody opened yet is taken as it is now, and a new one
 * appears. With a new shell everything stays: what came with it may need it.
 * @param antes what the page went by until now; null: it has just been opened
 */
export function conciliar(
  antes: AreaPublicada[] | null,
  publicada: Federacao,
  { shell, foiCarregada }: EmCurso,
): FederacaoEmUso {
  const shellNovo =
    shell !== null && publicada.shell !== null && shell !== publicada.shell
      ? [{ id: 'shell', versao: publicada.shell }]
      : [];
  if (antes === null) return { areas: publicada.areas, novas: shellNovo };
  const emCurso = antes.filter(foiCarregada);
  const novas = [...shellNovo, ...emCurso.flatMap((area) => versaoNova(area, publicada.areas))];
  if (shellNovo.length > 0) return { areas: antes, novas };
  const mantidas = new Map(emCurso.map((area) => [area.area.id, area]));
  const retiradas = emCurso.filter(({ area }) => !publicada.areas.some((outra) => outra.area.id === area.id));
  return { areas: [...publicada.areas.map((area) => mantidas.get(area.area.id) ?? area), ...retiradas], novas };
}

function versaoNova({ area: { id }, versao }: AreaPublicada, publicadas: AreaPublicada[]): VersaoNova[] {
  const agora = publicadas.find(({ area }) => area.id === id)?.versao ?? null;
  return agora === versao ? [] : [{ id, versao: agora }];
}
