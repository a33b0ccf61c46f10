import type { AjudaDeTela } from '@merenda/shared/area';
import { usePorPin } from '@merenda/shared';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { JanelaDeTexto } from '../acesso-rapido/JanelaDeTexto.js';
import { AJUDA_DO_INICIO, INICIO, PALAVRAS_DO_SHELL } from '../acesso-rapido/palavras-do-shell.js';
import { useAcessoRapido } from '../acesso-rapido/useAcessoRapido.js';
import { palavrasDaArea } from '../acesso-rapido/usePalavras.js';
import { useFederacao } from '../federation/federacao.js';
import type { AreaPublicada } from '../federation/registry.js';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { CAMINHOS } from './caminhos.js';
import { GLOSSARIO } from './glossario.js';
import './ajuda.css';

/** The help of the screen that is open: what it is for, where it lies on its way, and words that are easily confused. */
export function AjudaDaTela({ aoFechar }: { aoFechar: () => void }) {
  const tela = useTelaAberta();
  const porPin = usePorPin();
  const { fechar, abrir } = useAcessoRapido();
  return (
    <JanelaDeTexto rotulo="Ajuda" titulo={tela?.titulo} className="ajuda" aoFechar={aoFechar}>
      {tela && ('ajuda' in tela ? <Lida ajuda={tela.ajuda} /> : <DaArea {...tela} />)}
      <h3>O que é cada coisa</h3>
      <dl>
        {GLOSSARIO.map(({ termo, significado }) => (
          <div key={termo}>
            <dt>{termo}</dt>
            <dd>{significado}</dd>
          </div>
        ))}
      </dl>
      {!porPin && (
        <button
          type="button"
          className="botao-texto"
          onClick={() => {
            fechar('ajuda');
            abrir('teclas');
          }}
        >
          Atalhos do teclado
        </button>
      )}
    </JanelaDeTexto>
  );
}

/** A screen of the shell with its help, or one of an area. */
type TelaAberta = { titulo: string } & ({ ajuda: AjudaDeTela | undefined } | { id: string; publicada: AreaPublicada });

/** The screen at the address; undefined at an address of none. */
function useTelaAberta(): TelaAberta | undefined {
  const caminho = decodeURI(useLocation().pathname);
  const areas = useFederacao().data?.areas ?? [];
  if (caminho === INICIO.endereco) return { titulo: INICIO.titulo, ajuda: AJUDA_DO_INICIO };
  const abertas = [SHELL_PUBLICADO, ...areas].flatMap((publicada) =>
    publicada.area.telas.filter((tela) => matchPath(tela.caminho, caminho)).map((tela) => ({ ...tela, publicada })),
  );
  // The one without parameters, as the router chooses.
  const aberta = abertas.find((tela) => !tela.caminho.includes(':')) ?? abertas[0];
  if (aberta?.publicada !== SHELL_PUBLICADO) return aberta;
  return { titulo: aberta.titulo, ajuda: PALAVRAS_DO_SHELL.find(({ id }) => id === aberta.id)?.ajuda };
}

/** The help of an area's screen, which is published with the area. */
function DaArea({ id, publicada }: { id: string; publicada: AreaPublicada }) {
  const { data, isError, isFetching, refetch } = useQuery(palavrasDaArea(publicada));
  if (isError && !isFetching)
    return (
      <p role="alert">
        Não foi possível ler a ajuda desta tela.{' '}
        <button type="button" className="botao" onClick={() => void refetch()}>
          Tentar novamente
        </button>
      </p>
    );
  if (!data) return <p role="status">Lendo a ajuda…</p>;
  return <Lida ajuda={data.find((uma) => uma.id === id)?.ajuda} />;
}

function Lida({ ajuda }: { ajuda: AjudaDeTela | undefined }) {
  if (!ajuda) return null;
  const { frases, passo } = ajuda;
  const caminho = CAMINHOS.find(({ passos }) => passos.some((um) => um === passo));
  return (
    <>
      {frases.map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
      {caminho && (
        <ol className="ajuda-caminho" aria-label={caminho.titulo}>
          {caminho.passos.map((um) => (
            <li key={um} aria-current={um === passo ? 'step' : undefined}>
              {um}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
