import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { carregarTela } from './load-area.js';
import { LimiteDaArea } from './LimiteDaArea.js';
import { PainelDeFalha } from './PainelDeFalha.js';
import type { AreaPublicada } from './registry.js';

const telas = new Map<string, LazyExoticComponent<ComponentType>>();

const chaveDe = (publicada: AreaPublicada, tela: string) => `${publicada.entrada}#${tela}`;

/** The screen's code and what it stands in are fetched side by side. */
async function carregarComContexto(publicada: AreaPublicada, tela: string): Promise<{ default: ComponentType }> {
  const [{ default: Tela }, { ContextoDasTelas }] = await Promise.all([carregarTela(publicada, tela), import('./ContextoDasTelas.js')]);
  return {
    default: () => (
      <ContextoDasTelas>
        <Tela />
      </ContextoDasTelas>
    ),
  };
}

function telaPreguicosa(publicada: AreaPublicada, tela: string): LazyExoticComponent<ComponentType> {
  const chave = chaveDe(publicada, tela);
  const conhecida = telas.get(chave);
  if (conhecida) return conhecida;
  const nova = lazy(() => carregarComContexto(publicada, tela));
  telas.set(chave, nova);
  return nova;
}

/** A screen of an area: loaded when first opened, inside a boundary of its own so that its failure stays its own. */
export function TelaDaArea({ publicada, tela }: { publicada: AreaPublicada; tela: string }) {
  const [tentativa, setTentativa] = useState(0);
  const tentarNovamente = () => {
    // React.lazy remembers a rejection for ever.
    telas.delete(chaveDe(publicada, tela));
    setTentativa(tentativa + 1);
  };
  const Tela = telaPreguicosa(publicada, tela);
  return (
    <LimiteDaArea
      key={tentativa}
      aoFalhar={(erro) => {
        console.error(`${publicada.area.id} ${publicada.versao}:`, erro);
      }}
      falha={<PainelDeFalha nome={publicada.area.nome} versao={publicada.versao} aoTentarNovamente={tentarNovamente} />}
    >
      <Suspense fallback={<p role="status" className="carregando">Carregando…</p>}>
        <Tela />
      </Suspense>
    </LimiteDaArea>
  );
}
