import { ouSemValor } from '@merenda/shared/formatos';
import { useSessao } from '@merenda/shared';
import {
  cabecalhoCorrente,
  DATA_A_CANETA,
  emissaoDe,
  filtroPorExtenso,
  NOME_A_CANETA,
  orgaoDe,
  SECRETARIA_SEM_NOME,
  secretariaComCnpj,
  semColunasVazias,
} from '@merenda/shared/regras';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Cartaz } from '../cardapios-impressos/Cartaz.js';
import { QuadroImpresso } from '../cardapios-impressos/QuadroImpresso.js';
import { BotoesDaFolha } from './BotoesDaFolha.js';
import type { AssinaturaDaFolha, DadoDaFolha, Folha } from './folha.js';
import './folha.css';
import './papel.css';
import './cartoes.css';
import { TabelaImpressa } from './TabelaImpressa.js';
import { logoPronto } from './logo.js';

interface FolhaImpressaProps {
  folhas: readonly Folha[];
  /** Of the page of each sheet. */
  enderecos: readonly string[];
  emitidaEm: string;
}

/**
 * A report on the screen as it will be on A4 paper, with the buttons that take it away: paper and files have the same
 * columns. Several sheets are printed together, each on its own page.
 */
export function FolhaImpressa({ folhas: lidas, enderecos, emitidaEm }: FolhaImpressaProps) {
  const folhas = useMemo(
    () => lidas.map((folha) => ({ ...folha, tabelas: folha.tabelas.map(semColunasVazias) })),
    [lidas],
  );
  const [unica, outra] = folhas;
  const folha = outra === undefined ? unica : undefined;
  const nome = useSessao(({ auth }) => auth.usuario?.pessoa.nome ?? '');
  const orgao = useOrgao();
  const emissao = emissaoDe(nome, emitidaEm);
  useMargensDaPagina({
    cabecalho: cabecalhoCorrente(orgao, folha?.titulo),
    rodape: emissao,
  });
  useNomeDoArquivo(folha?.titulo);
  return (
    <>
      <BotoesDaFolha folhas={folhas} enderecos={enderecos} />
      {folhas.map((uma, posicao) => (
        <div key={posicao} className="folha-mesa">
          <Papel folha={uma} emissao={emissao} />
        </div>
      ))}
    </>
  );
}

/** The paper of one sheet. */
function Papel({ folha, emissao }: { folha: Folha; emissao: string }) {
  const { quadro } = folha;
  const cabecalho = <CabecalhoDaFolha titulo={folha.titulo} />;
  const { textos = [], assinaturas = [] } = folha;
  const assinadas = assinaturas.length > 0 && <AssinaturasDaFolha assinaturas={assinaturas} />;
  const naTabela = quadro === undefined && textos.length === 0 ? folha.tabelas.length - 1 : -1;
  const rodape = <RodapeDaFolha textos={textos} assinadas={assinadas} />;
  return (
    <article
      className={['folha', folha.deitada && 'folha-deitada', quadro && 'folha-quadro'].filter(Boolean).join(' ')}
      aria-label={folha.titulo}
      data-tema="claro"
    >
      {quadro?.forma !== 'cartaz' && cabecalho}
      {folha.filtro && folha.filtro.length > 0 && <p className="folha-filtro">{filtroPorExtenso(folha.filtro)}</p>}
      {folha.dados && <DadosDaFolha dados={folha.dados} />}
      {quadro === undefined &&
        folha.tabelas.map((tabela, posicao) => (
          <TabelaImpressa
            key={tabela.titulo ?? posicao}
            tabela={tabela}
            assinadas={posicao === naTabela ? assinadas : undefined}
          />
        ))}
      {quadro?.forma === 'folha' && <QuadroImpresso quadro={quadro} rodape={rodape} />}
      {quadro?.forma === 'cartaz' && <Cartaz quadro={quadro} cabecalho={cabecalho} />}
      {quadro?.forma !== 'folha' && naTabela < 0 && rodape}
      <footer className="folha-rodape">{emissao}</footer>
    </article>
  );
}

interface RodapeDaFolhaProps {
  textos: NonNullable<Folha['textos']>;
  assinadas: ReactNode;
}

/** The running text below the tables, and who signs: the last text is on the page of the signatures. */
function RodapeDaFolha({ textos, assinadas }: RodapeDaFolhaProps) {
  const escritos = textos.map(({ titulo, texto }) => (
    <section key={titulo} className="folha-texto">
      <h2>{titulo}</h2>
      <p>{texto}</p>
    </section>
  ));
  return (
    <>
      {escritos.slice(0, -1)}
      <div className="folha-fim">
        {escritos.at(-1)}
        {assinadas}
      </div>
    </>
  );
}

/** The letterhead: the mark, whose report it is, and what it is. */
function CabecalhoDaFolha({ titulo }: { titulo: string }) {
  const secretaria = useSessao(({ auth }) => auth.secretaria);
  const orgao = useOrgao();
  // Never a picture that is still on its way.
  const logo = secretaria && logoPronto(secretaria.municipio);
  return (
    <header className="folha-cabecalho">
      {logo && <img className="folha-logo" src={logo} alt={`Brasão de ${secretaria.municipio}`} />}
      <div>
        {orgao !== null && <p>{orgao}</p>}
        <p>{secretaria ? secretariaComCnpj(secretaria) : SECRETARIA_SEM_NOME}</p>
        <h1>{titulo}</h1>
      </div>
    </header>
  );
}

/** 'Prefeitura Municipal de São João del-Rei – MG'; null until the municipality is named. */
function useOrgao(): string | null {
  const secretaria = useSessao(({ auth }) => auth.secretaria);
  return secretaria ? orgaoDe(secretaria) : null;
}

/** Letters of a fact that take the room of two, and of one that takes the whole line. */
const LONGO = 40;
const MUITO_LONGO = 120;

/** The facts above the tables. */
function DadosDaFolha({ dados }: { dados: readonly DadoDaFolha[] }) {
  return (
    <dl className="folha-dados">
      {dados.map(({ rotulo, valor }) => (
        <div key={rotulo} className={larguraDe(valor)}>
          <dt>{rotulo}</dt>
          <dd>{ouSemValor(valor)}</dd>
        </div>
      ))}
    </dl>
  );
}

function larguraDe(valor: string | null): string | undefined {
  const letras = valor?.length ?? 0;
  if (letras > MUITO_LONGO) return 'linha-inteira';
  return letras > LONGO ? 'largo' : undefined;
}

/** The lines on which a report is signed: name, role and the day, which is written by hand. */
function AssinaturasDaFolha({ assinaturas }: { assinaturas: readonly AssinaturaDaFolha[] }) {
  return (
    <div className="folha-assinaturas">
      {assinaturas.map(({ papel, nome }) => (
        <p key={papel}>
          <strong>{nome ?? NOME_A_CANETA}</strong>
          <span>{papel}</span>
          <span>{DATA_A_CANETA}</span>
        </p>
      ))}
    </div>
  );
}

/** Read by the page margins of papel.css: only a style can set the text of a margin. */
const MARGENS = { cabecalho: '--folha-cabecalho', rodape: '--folha-rodape' };

/** The head of every printed page but the first, which has the letterhead, and the foot of each, while the report is shown. */
function useMargensDaPagina({ cabecalho, rodape }: Record<keyof typeof MARGENS, string>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(MARGENS.cabecalho, emCss(cabecalho));
    style.setProperty(MARGENS.rodape, emCss(rodape));
    return () => Object.values(MARGENS).forEach((propriedade) => style.removeProperty(propriedade));
  }, [cabecalho, rodape]);
}

/** A browser that prints into a file names it like the page: while a report is shown, the page is named like it. */
function useNomeDoArquivo(titulo: string | undefined): void {
  useEffect(() => {
    if (titulo === undefined) return;
    const antes = document.title;
    document.title = titulo;
    return () => {
      document.title = antes;
    };
  }, [titulo]);
}

/** A text as a CSS string: quotes, backslashes and line breaks by their code. */
function emCss(texto: string): string {
  return `"${texto.replace(/["\\\n\r\f]/g, (letra) => `\\${letra.charCodeAt(0).toString(16)} `)}"`;
}
