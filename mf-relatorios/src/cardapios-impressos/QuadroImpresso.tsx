import { diaEMes, PERIODO_SEM_CARDAPIO, SEMANA_SEM_CARDAPIO } from '@merenda/shared/regras';
import type { CSSProperties, ReactNode } from 'react';
import type { QuadroDeCardapios, RefeicaoDoQuadro, SemanaDoQuadro } from '../folha/folha.js';
import { quebravel } from '../folha/quebravel.js';
import { TabelaImpressa } from '../folha/TabelaImpressa.js';
import { letraDaFolha } from './letra-da-semana.js';
import './quadro.css';

interface QuadroImpressoProps {
  quadro: QuadroDeCardapios;
  /** The norm and the signature, at the foot of each week. */
  rodape: ReactNode;
}

/** Weeks of menus on paper, each a page: a column for each day, a row for each meal, the means below. */
export function QuadroImpresso({ quadro: { semanas, tabelas }, rodape }: QuadroImpressoProps) {
  if (semanas.length === 0) return <p>{PERIODO_SEM_CARDAPIO}</p>;
  return (
    <>
      {semanas.map((semana, posicao) => (
        <section
          key={semana.titulo}
          className="quadro-semana"
          style={{ '--letra-da-folha': `${letraDaFolha(semana, posicao === 0)}pt` } as CSSProperties}
        >
          <h2>{semana.titulo}</h2>
          <TabelaDaSemana semana={semana} />
          {semana.medias.map((media) => (
            <TabelaImpressa key={media.titulo} tabela={media} />
          ))}
          {semana.notas.map((nota) => (
            <p key={nota} className="quadro-nota">
              {nota}
            </p>
          ))}
          <div className="quadro-rodape">{rodape}</div>
        </section>
      ))}
      {tabelas.length > 0 && (
        <div className="quadro-anexos">
          {tabelas.map((tabela) => (
            <TabelaImpressa key={tabela.titulo} tabela={tabela} />
          ))}
        </div>
      )}
    </>
  );
}

/** The days and meals of a week; a poster has the same table in larger letters. */
export function TabelaDaSemana({ semana: { titulo, dias, grupos } }: { semana: SemanaDoQuadro }) {
  return (
    <div className="folha-rolagem" role="group" aria-label={titulo} tabIndex={0}>
      <table className="quadro-tabela" aria-label={titulo}>
        <colgroup>
          <col className="quadro-refeicao" />
          {dias.map(({ nome }) => (
            <col key={nome} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Refeição</th>
            {dias.map(({ nome, data, feriado }) => (
              <th key={nome} scope="col">
                {nome}
                {data && <span className="quadro-data">{diaEMes(data)}</span>}
                {feriado && <span className="quadro-feriado">{feriado}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {grupos.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={dias.length + 1}>{SEMANA_SEM_CARDAPIO}</td>
            </tr>
          </tbody>
        )}
        {grupos.map((grupo) => (
          <tbody key={grupo.titulo}>
            <tr className="quadro-grupo">
              <th scope="rowgroup" colSpan={dias.length + 1}>
                {grupo.titulo}
              </th>
            </tr>
            {grupo.linhas.map(({ refeicao, hora, celulas }, posicao) => (
              // The rows of a paper never move.
              <tr key={posicao}>
                <th scope="row">
                  {refeicao}
                  {hora && <span className="quadro-hora">{hora}</span>}
                </th>
                {celulas.map((celula, dia) => (
                  <td key={dia}>{celula && <Refeicao refeicao={celula} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Refeicao({ refeicao: { hora, pratos } }: { refeicao: RefeicaoDoQuadro }) {
  return (
    <>
      {hora && <span className="quadro-hora">{hora}</span>}
      {pratos.map(({ nome, ingredientes, alergenicos }, posicao) => (
        <div key={posicao} className="quadro-prato">
          {quebravel(nome)}
          {ingredientes && <small>{quebravel(ingredientes)}</small>}
          {alergenicos && <small className="quadro-alergenicos">{quebravel(alergenicos)}</small>}
        </div>
      ))}
    </>
  );
}
