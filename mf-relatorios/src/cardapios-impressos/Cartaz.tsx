import { PERIODO_SEM_CARDAPIO } from '@merenda/shared/regras';
import type { CSSProperties, ReactNode } from 'react';
import type { QuadroDeCardapios, SemanaDoQuadro } from '../folha/folha.js';
import { letraDoCartaz } from './letra-da-semana.js';
import { TabelaDaSemana } from './QuadroImpresso.js';
import './quadro.css';

interface CartazProps {
  quadro: QuadroDeCardapios;
  /** The head of the paper, repeated on each page. */
  cabecalho: ReactNode;
}

/** Posters for the wall, a week on each page: dishes with their allergens, in letters as large as the page allows. */
export function Cartaz({ quadro: { semanas }, cabecalho }: CartazProps) {
  if (semanas.length === 0)
    return (
      <>
        {cabecalho}
        <p>{PERIODO_SEM_CARDAPIO}</p>
      </>
    );
  return semanas.map((semana) => (
    <section
      key={semana.titulo}
      className="cartaz"
      style={{ '--letra-do-cartaz': `${letraDoCartaz(semana)}pt` } as CSSProperties}
    >
      {cabecalho}
      <h2>{semana.titulo}</h2>
      <TabelaDaSemana semana={paraParede(semana)} />
      {semana.notas.map((nota) => (
        <p key={nota} className="quadro-nota">
          {nota}
        </p>
      ))}
    </section>
  ));
}

/** Without hours: children look for the dish of the day. */
const paraParede = ({ grupos, ...semana }: SemanaDoQuadro): SemanaDoQuadro => ({
  ...semana,
  grupos: grupos.map((grupo) => ({
    ...grupo,
    linhas: grupo.linhas.map((linha) => ({
      ...linha,
      hora: null,
      celulas: linha.celulas.map((celula) => celula && { ...celula, hora: null }),
    })),
  })),
});
