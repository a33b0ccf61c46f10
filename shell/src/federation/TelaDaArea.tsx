import { Suspense, use, useState, type ComponentType } from 'react';
import { adiantarLeituraDe } from './adiantar-tela.js';
import { AreaRecusada } from './AreaRecusada.js';
import { reverFederacao, useFederacao } from './federacao.js';
import { AreaAtrasada, carregarTela } from './load-area.js';
import { LimiteDaArea } from './LimiteDaArea.js';
import { PainelDeFalha } from './PainelDeFalha.js';
import { renovarArquivos } from './renovar.js';
import type { AreaPublicada } from './registry.js';
import type { ContextoDasTelas } from './ContextoDasTelas.js';

interface Props {
  publicada: AreaPublicada;
  tela: string;
}

/** A screen of an area: loaded when first opened, inside a boundary of its own so that its failure stays its own. */
export function TelaDaArea({ publicada, tela }: Props) {
  const [tentativa, setTentativa] = useState(0);
  const haVersaoNova = useFederacao().data?.novas.some(({ id }) => id === publicada.area.id) ?? false;
  const mostrarQueChegou = () => {
    pedidas.delete(chaveDe(publicada, tela));
    setTentativa(tentativa + 1);
  };
  const tentarNovamente = (erro: unknown) => {
    // The browser's cached file may be broken: it is cached as immutable, so the browser would not request it again.
    void guardarTela(
      publicada,
      tela,
      renovarArquivos(publicada, erro).then(() => buscarTela(publicada, tela)),
    );
    setTentativa(tentativa + 1);
  };
  /** A browser does not repeat a request that is still open; only a reload of the page does. */
  const recarregar = () => {
    globalThis.location.reload();
  };
  return (
    <LimiteDaArea
      // Another version of an area that did not load is another attempt.
      key={`${publicada.entrada}#${String(tentativa)}`}
      aoFalhar={(erro) => {
        console.error(`${publicada.area.id} ${publicada.versao}:`, erro);
        void reverFederacao();
        // A late screen is shown by itself; a late failure already has its panel.
        if (erro instanceof AreaAtrasada) erro.chegada.then(mostrarQueChegou, () => undefined);
      }}
      falha={(erro) => (
        <PainelDeFalha
          nome={publicada.area.nome}
          versao={publicada.versao}
          recusada={erro instanceof AreaRecusada}
          haVersaoNova={haVersaoNova}
          aoTentarNovamente={() => {
            if (erro instanceof AreaAtrasada) recarregar();
            else tentarNovamente(erro);
          }}
        />
      )}
    >
      <Suspense
        fallback={
          <p role="status" className="carregando">
            Carregando…
          </p>
        }
      >
        <Conteudo publicada={publicada} tela={tela} />
      </Suspense>
    </LimiteDaArea>
  );
}

function Conteudo({ publicada, tela }: Props) {
  const { Tela, ContextoDasTelas } = use(pedirTela(publicada, tela));
  return (
    <ContextoDasTelas>
      <Tela />
    </ContextoDasTelas>
  );
}

interface TelaCarregada {
  Tela: ComponentType;
  ContextoDasTelas: typeof ContextoDasTelas;
}

const pedidas = new Map<string, Promise<TelaCarregada>>();

const chaveDe = ({ entrada }: AreaPublicada, tela: string) => `${entrada}#${tela}`;

/** One promise a screen, failed or not: drawing again must meet the same one. */
function pedirTela(publicada: AreaPublicada, tela: string): Promise<TelaCarregada> {
  return pedidas.get(chaveDe(publicada, tela)) ?? guardarTela(publicada, tela, buscarTela(publicada, tela));
}

function guardarTela(publicada: AreaPublicada, tela: string, pedida: Promise<TelaCarregada>): Promise<TelaCarregada> {
  pedidas.set(chaveDe(publicada, tela), pedida);
  return pedida;
}

/** The screen's code, its context and its first read, fetched in parallel. */
async function buscarTela(publicada: AreaPublicada, tela: string): Promise<TelaCarregada> {
  adiantarLeituraDe(publicada, tela);
  const [{ default: Tela }, { ContextoDasTelas }] = await Promise.all([
    carregarTela(publicada, tela),
    import('./ContextoDasTelas.js'),
  ]);
  return { Tela, ContextoDasTelas };
}
