import type { AreaPublicada, Federacao } from './registry.js';

/** The state of an open page. */
export interface FederacaoEmUso {
  areas: AreaPublicada[];
  /** The running parts with a newer published version; only a reload loads it. */
  novas: VersaoNova[];
}

interface VersaoNova {
  /** An area's, or 'shell'. */
  id: string;
  /** Null: the area was taken away. */
  versao: string | null;
}

/** The parts that the page already runs. It keeps their versions. */
interface EmCurso {
  /** Version of the shell that drew the page; null: unknown, as under development. */
  shell: string | null;
  foiCarregada: (area: AreaPublicada) => boolean;
}

/**
 * Combines the state of an open page with the published list. A loaded area keeps its version, because two versions of
 * one area in a page would not share state. An area that is not loaded yet gets its new version, and a new area
 * appears. With a new shell everything stays, because areas published with it may need it.
 * @param antes the state of the page until now; null: the page has just been opened
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
