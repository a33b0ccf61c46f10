import { useSessao } from '@merenda/shared';
import { AssinaturasDaFolha } from './AssinaturasDaFolha.js';
import { BotoesDaFolha } from './BotoesDaFolha.js';
import { CabecalhoDaFolha } from './CabecalhoDaFolha.js';
import { DadosDaFolha } from './DadosDaFolha.js';
import { semColunasVazias, type Folha } from './folha.js';
import './folha.css';
import './cartoes.css';
import { TabelaImpressa } from './TabelaImpressa.js';
import { useRodapeDaPagina } from './useRodapeDaPagina.js';

/** A report on the screen as it will be on A4 paper, with the buttons that take it away: paper and files have the same columns. */
export function FolhaImpressa({ folha: lida, emitidaEm }: { folha: Folha; emitidaEm: string }) {
  const folha = { ...lida, tabelas: lida.tabelas.map(semColunasVazias) };
  const nome = useSessao(({ auth }) => auth.usuario?.pessoa.nome ?? '');
  const emissao = `Emitido por ${nome} em ${emitidaEm}`;
  useRodapeDaPagina(`${folha.titulo} – ${emissao}`);
  return (
    <div className="folha-mesa">
      <article className={folha.deitada ? 'folha folha-deitada' : 'folha'} aria-label={folha.titulo}>
        <BotoesDaFolha folha={folha} />
        <CabecalhoDaFolha titulo={folha.titulo} />
        {folha.filtro && folha.filtro.length > 0 && <p className="folha-filtro">Filtro: {folha.filtro.join('; ')}</p>}
        {folha.dados && <DadosDaFolha dados={folha.dados} />}
        {folha.tabelas.map((tabela, posicao) => (
          <TabelaImpressa key={tabela.titulo ?? posicao} tabela={tabela} />
        ))}
        {folha.textos?.map(({ titulo, texto }) => (
          <section key={titulo} className="folha-texto">
            <h2>{titulo}</h2>
            <p>{texto}</p>
          </section>
        ))}
        {folha.assinaturas && <AssinaturasDaFolha assinaturas={folha.assinaturas} />}
        <footer className="folha-rodape">{emissao}</footer>
      </article>
    </div>
  );
}
