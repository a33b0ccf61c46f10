import { useSessao } from '@merenda/shared';
import { BotoesDaFolha } from './BotoesDaFolha';
import { CabecalhoDaFolha } from './CabecalhoDaFolha';
import type { Folha } from './folha';
import './folha.css';
import { TabelaImpressa } from './TabelaImpressa';
import { useRodapeDaPagina } from './useRodapeDaPagina';

/** Letters of a fact that take the room of two. */
const LONGO = 40;

/** A report on the screen as it will be on A4 paper, with the buttons that take it away. */
export function FolhaImpressa({ folha, emitidaEm }: { folha: Folha; emitidaEm: string }) {
  const nome = useSessao(({ auth }) => auth.usuario?.pessoa.nome ?? '');
  const emissao = `Emitido por ${nome} em ${emitidaEm}`;
  useRodapeDaPagina(`${folha.titulo} – ${emissao}`);
  return (
    <article className={folha.deitada ? 'folha folha-deitada' : 'folha'} aria-label={folha.titulo}>
      <BotoesDaFolha folha={folha} />
      <CabecalhoDaFolha titulo={folha.titulo} />
      {folha.filtro && folha.filtro.length > 0 && <p className="folha-filtro">Filtro: {folha.filtro.join('; ')}</p>}
      {folha.dados && (
        <dl className="folha-dados">
          {folha.dados.map(({ rotulo, valor }) => (
            <div key={rotulo} className={valor !== null && valor.length > LONGO ? 'largo' : undefined}>
              <dt>{rotulo}</dt>
              <dd>{valor ?? '---'}</dd>
            </div>
          ))}
        </dl>
      )}
      {folha.tabelas.map((tabela, posicao) => (
        <TabelaImpressa key={tabela.titulo ?? posicao} tabela={tabela} />
      ))}
      {folha.textos?.map(({ titulo, texto }) => (
        <section key={titulo} className="folha-texto">
          <h2>{titulo}</h2>
          <p>{texto}</p>
        </section>
      ))}
      {folha.assinaturas && (
        <div className="folha-assinaturas">
          {folha.assinaturas.map((quem) => (
            <p key={quem}>{quem}</p>
          ))}
        </div>
      )}
      <footer className="folha-rodape">{emissao}</footer>
    </article>
  );
}
