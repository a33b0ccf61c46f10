import { api, temPermissao } from '@merenda/shared';
import { ROTULOS_PASSO, type PrimeiroPasso } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AreaPublicada } from '../federation/registry.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { atalhoDaTela, type Atalho } from '../menu/menu.js';
import { Festa } from './Festa.js';
import { useFesta } from './festa-do-usuario.js';
import { TELAS_DO_PASSO } from './telas.js';
import './primeiros-passos.css';

interface Props {
  areas: readonly AreaPublicada[];
  /** The id of the user. */
  usuario: number;
  aoOcultar: () => void;
}

const FAMILIA = ['primeiros-passos'] as const;

/**
 * The steps of the first days that the user may do, in the order of work: those that are done are folded away, one is
 * the next, and a step whose turn has not come offers nothing.
 */
export default function PrimeirosPassos({ areas, usuario, aoOcultar }: Props) {
  const consulta = useQuery({
    queryKey: FAMILIA,
    queryFn: ({ signal }) => api.get('primeiros-passos', { signal }),
    // The user comes back from a step: the answer of a moment ago would show it as missing.
    refetchOnMount: 'always',
  });
  const passos = consulta.data ?? [];
  const numerados = passos.map((passo, i) => ({ ...passo, numero: i + 1 }));
  const feitos = numerados.filter(({ falta }) => falta === null);
  const proximo = numerados.find(podeSerFeito)?.passo;
  const meta = passos.find(({ passo }) => passo === 'EXECUCAO');
  const { esperar } = useFesta();
  useEffect(() => {
    if (meta && meta.falta !== null) esperar(usuario);
  }, [meta, esperar, usuario]);
  return (
    <section className="passos" aria-labelledby="passos-titulo" aria-busy={consulta.isPending}>
      <header className="passos-cabecalho">
        <h2 id="passos-titulo">Primeiros passos</h2>
        <button type="button" className="botao-texto passos-ocultar" onClick={aoOcultar}>
          Ocultar <span className="so-leitor">os primeiros passos</span>
        </button>
        {/* It has its line before the answer comes. */}
        <p role="status">{consulta.data ? `${String(feitos.length)} de ${String(passos.length)} feitos` : ' '}</p>
        <progress aria-label="Andamento" max={Math.max(passos.length, 1)} value={feitos.length} />
      </header>
      {meta?.falta === null && <Festa usuario={usuario} />}
      {consulta.isError ? (
        <p role="alert">
          Não foi possível ler os primeiros passos.{' '}
          <button type="button" className="botao" onClick={() => void consulta.refetch()}>
            Tentar novamente
          </button>
        </p>
      ) : (
        <div className="passos-rolagem" role="group" tabIndex={0} aria-label="Passos">
          <ol className="passos-lista" aria-label="Primeiros passos">
            {numerados
              .filter(({ falta }) => falta !== null)
              .map((passo) => (
                <li key={passo.passo} value={passo.numero}>
                  <Passo passo={passo} proximo={passo.passo === proximo} areas={areas} />
                </li>
              ))}
          </ol>
          {feitos.length > 0 && (
            <details className="passos-feitos">
              <summary>{feitos.length === 1 ? '1 passo feito' : `${String(feitos.length)} passos feitos`}</summary>
              <ol aria-label="Passos feitos">
                {feitos.map(({ passo, numero }) => (
                  <li key={passo} value={numero}>
                    {ROTULOS_PASSO[passo]}
                  </li>
                ))}
              </ol>
            </details>
          )}
        </div>
      )}
    </section>
  );
}

/** A step that is not done and whose turn has come. */
const podeSerFeito = ({ falta, dependeDe }: PrimeiroPasso): boolean => falta !== null && dependeDe.length === 0;

interface PassoProps extends Pick<Props, 'areas'> {
  passo: PrimeiroPasso & { numero: number };
  proximo: boolean;
}

function Passo({ passo: lido, proximo, areas }: PassoProps) {
  const { passo, numero, falta, dependeDe, outros, totalDeOutros } = lido;
  const atalhos = podeSerFeito(lido) ? atalhosDe(TELAS_DO_PASSO[passo], areas) : [];
  return (
    <div className={proximo ? 'passo passo-proximo' : 'passo'} aria-current={proximo ? 'step' : undefined}>
      <span className="passo-marca" aria-hidden="true">
        {numero}
      </span>
      <h3>{ROTULOS_PASSO[passo]}</h3>
      {proximo && <span className="passo-vez">Próximo</span>}
      <p>{dependeDe.length > 0 ? `Depois de: ${enumerar(dependeDe.map((um) => ROTULOS_PASSO[um]))}.` : falta}</p>
      {proximo && totalDeOutros > 0 && <p>{dizerQuem(outros, totalDeOutros)}</p>}
      {atalhos.length > 0 && (
        <ul className="bloco-links">
          {atalhos.map((atalho) => (
            <li key={atalho.caminho}>
              <LinkDeTela atalho={atalho} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** 'Também: Ana.', 'Também: Ana, Bia, Caio e mais 2.' */
function dizerQuem(outros: readonly string[], total: number): string {
  const resto = total - outros.length;
  const nomes = outros.map(nomeProprio);
  return `Também: ${enumerar(resto > 0 ? [...nomes, `mais ${String(resto)}`] : nomes)}.`;
}

const enumerar = (nomes: readonly string[]): string => new Intl.ListFormat('pt-BR').format(nomes);

/** Of the screens those that are published and that the user may open. */
const atalhosDe = (telas: Readonly<Record<string, string>>, areas: readonly AreaPublicada[]): Atalho[] =>
  Object.entries(telas).flatMap(([rotulo, caminho]) => {
    const atalho = atalhoDaTela(areas, caminho, temPermissao);
    return atalho ? [{ ...atalho, rotulo }] : [];
  });
