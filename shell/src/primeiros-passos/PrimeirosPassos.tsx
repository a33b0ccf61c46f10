import { api, temPermissao } from '@merenda/shared';
import { ROTULOS_PASSO, type PrimeiroPasso } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AreaPublicada } from '../federation/registry.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { atalhoDaTela, type Atalho } from '../menu/menu.js';
import { TELAS_DO_PASSO } from './telas.js';
import './primeiros-passos.css';

interface Props {
  areas: readonly AreaPublicada[];
  aoOcultar: () => void;
}

const FAMILIA = ['primeiros-passos'] as const;

/**
 * The steps of the first days that the user may do: those that are not done come first. A fresh answer moves none of
 * them: it would move a link away from under the pointer. A step that it adds comes last.
 */
export default function PrimeirosPassos({ areas, aoOcultar }: Props) {
  const consulta = useQuery({
    queryKey: FAMILIA,
    queryFn: ({ signal }) => api.get('primeiros-passos', { signal }),
    // The user comes back from a step: the answer of a moment ago would show it as missing.
    refetchOnMount: 'always',
  });
  const passos = consulta.data ?? [];
  const feitos = passos.filter(({ falta }) => falta === null);
  const [ordem, setOrdem] = useState<readonly PrimeiroPasso['passo'][]>();
  if (consulta.data && !ordem)
    setOrdem([...passos.filter(({ falta }) => falta !== null), ...feitos].map(({ passo }) => passo));
  const lugar = ({ passo }: PrimeiroPasso) => {
    const conhecido = ordem?.indexOf(passo) ?? -1;
    return conhecido < 0 ? passos.length : conhecido;
  };
  return (
    <section className="passos" aria-labelledby="passos-titulo" aria-busy={consulta.isPending}>
      <header className="passos-cabecalho">
        <h2 id="passos-titulo">Primeiros passos</h2>
        <button type="button" className="botao-texto passos-ocultar" onClick={aoOcultar}>
          Ocultar <span className="so-leitor">os primeiros passos</span>
        </button>
        {/* It has its line before the answer comes. */}
        <p role="status">{consulta.data ? `${String(feitos.length)} de ${String(passos.length)} feitos` : ' '}</p>
      </header>
      {consulta.isError ? (
        <p role="alert">
          Não foi possível ler os primeiros passos.{' '}
          <button type="button" className="botao" onClick={() => void consulta.refetch()}>
            Tentar novamente
          </button>
        </p>
      ) : (
        <ol className="passos-lista" tabIndex={0} aria-label="Primeiros passos">
          {passos
            .toSorted((um, outro) => lugar(um) - lugar(outro))
            .map((passo) => (
              <li key={passo.passo}>
                <Passo passo={passo} areas={areas} />
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}

function Passo({
  passo: { passo, falta, outros, totalDeOutros },
  areas,
}: { passo: PrimeiroPasso } & Pick<Props, 'areas'>) {
  const feito = falta === null;
  const atalhos = atalhosDe(TELAS_DO_PASSO[passo], areas);
  return (
    <div className={feito ? 'passo passo-feito' : 'passo'}>
      <h3>
        <span className="passo-marca" aria-hidden="true">
          {feito ? '✓' : ''}
        </span>
        {ROTULOS_PASSO[passo]}
        {feito && <span className="so-leitor"> (feito)</span>}
      </h3>
      {!feito && (
        <>
          <p>{falta}</p>
          <p className="passo-outros">{dizerQuem(outros, totalDeOutros)}</p>
          {atalhos.length > 0 && (
            <ul className="bloco-links">
              {atalhos.map((atalho) => (
                <li key={atalho.caminho}>
                  <LinkDeTela atalho={atalho} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

/** 'Ana', 'Ana e Bia', 'Ana, Bia, Caio e mais 2' */
function dizerQuem(outros: readonly string[], total: number): string {
  if (total === 0) return 'Nenhuma outra pessoa pode fazer este passo.';
  const resto = total - outros.length;
  const nomes = outros.map(nomeProprio);
  const partes = resto > 0 ? [...nomes, `mais ${String(resto)}`] : nomes;
  return `Também: ${new Intl.ListFormat('pt-BR').format(partes)}.`;
}

/** Of the screens those that are published and that the user may open. */
const atalhosDe = (telas: Readonly<Record<string, string>>, areas: readonly AreaPublicada[]): Atalho[] =>
  Object.entries(telas).flatMap(([rotulo, caminho]) => {
    const atalho = atalhoDaTela(areas, caminho, temPermissao);
    return atalho ? [{ ...atalho, rotulo }] : [];
  });
