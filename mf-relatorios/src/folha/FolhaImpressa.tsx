import { useSessao } from '@merenda/shared';
import { Button, Space } from 'antd';
import { useNavigate } from 'react-router-dom';
import { baixar } from './baixar';
import { escreverCsv } from './csv';
import { CabecalhoDaFolha } from './CabecalhoDaFolha';
import type { Folha } from './folha';
import './folha.css';
import { TabelaImpressa } from './TabelaImpressa';

/** A report on the screen as it will be on A4 paper, with the buttons that take it away. */
export function FolhaImpressa({ folha, emitidaEm }: { folha: Folha; emitidaEm: string }) {
  const navigate = useNavigate();
  const nome = useSessao(({ auth }) => auth.usuario?.pessoa.nome ?? '');
  return (
    <article className={folha.deitada ? 'folha folha-deitada' : 'folha'} aria-label={folha.titulo}>
      <Space wrap className="folha-botoes">
        <Button type="primary" onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button onClick={() => baixar(escreverCsv(folha), `${folha.titulo}.csv`)}>Baixar CSV</Button>
        <Button onClick={() => void navigate(-1)}>Voltar</Button>
      </Space>
      <CabecalhoDaFolha titulo={folha.titulo} />
      {folha.filtro && folha.filtro.length > 0 && <p>Filtro: {folha.filtro.join('; ')}</p>}
      {folha.dados && (
        <dl className="folha-dados">
          {folha.dados.map(({ rotulo, valor }) => (
            <div key={rotulo}>
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
      <footer className="folha-rodape">
        Emitido por {nome} em {emitidaEm}
      </footer>
    </article>
  );
}
