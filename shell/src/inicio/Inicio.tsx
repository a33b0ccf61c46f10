import { temPermissao, useSessao } from '@merenda/shared';
import { useEffect } from 'react';
import { useFederacao } from '../federation/federacao.js';
import { Hoje } from '../hoje/Hoje.js';
import { NumerosDaSecretaria } from '../hoje/NumerosDaSecretaria.js';
import { atalhosDe, porArea, type GrupoVisivel } from '../menu/menu.js';
import { renovarNotificacoes } from '../notificacoes/notificacoes.api.js';
import { LugarDosPassos } from '../primeiros-passos/LugarDosPassos.js';
import { ReceberArquivo } from '../receber-arquivo/ReceberArquivo.js';
import { anteciparTelas } from './antecipar.js';
import { Bloco } from './Bloco.js';
import './inicio.css';
import { Paineis } from './Paineis.js';

/**
 * The screen that executes meals, by the address that the specification gives it: its tile counts those that are
 * registered and not executed.
 */
const EXECUCAO = '/execucao-cardapios';

const abreExecucao = (grupo: GrupoVisivel): boolean => atalhosDe(grupo).some(({ caminho }) => caminho === EXECUCAO);

/** Screen '/home': what today asks of the user, and a tile for each group of the menu that has one. */
export function Inicio({ menu }: { menu: readonly GrupoVisivel[] }) {
  const areas = useFederacao().data?.areas ?? [];
  const haPassos = useSessao(({ auth }) => auth.primeirosPassos);
  const porExecutar = useSessao(({ auth }) => auth.refeicoesPorExecutar);
  // The cached count is shown at once and read again: the user may come from a screen that executed a meal.
  useEffect(renovarNotificacoes, []);
  useEffect(() => anteciparTelas(menu), [menu]);
  const blocos = porArea(menu)
    .flatMap(({ grupos }) => grupos)
    .filter(({ bloco }) => bloco);
  return (
    <div className="inicio">
      <h1>Página Inicial</h1>
      <NumerosDaSecretaria areas={areas} />
      <LugarDosPassos />
      {(haPassos || temPermissao('USUARIOS')) && <ReceberArquivo areas={areas} />}
      <Hoje areas={areas} />
      <Paineis areas={areas} />
      {blocos.length > 0 ? (
        <ul className="inicio-blocos" aria-label="Telas">
          {blocos.map((grupo) => (
            <li key={grupo.id} className={ehLargo(grupo) ? 'inicio-bloco-largo' : undefined}>
              <Bloco
                grupo={grupo}
                aviso={porExecutar > 0 && abreExecucao(grupo) ? <PorExecutar quantas={porExecutar} /> : null}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="inicio-vazio">
          Nenhuma tela está disponível para o seu usuário. Se isso parece um engano, fale com o administrador do
          sistema.
        </p>
      )}
    </div>
  );
}

/** More links than these do not fit into two rows of a tile. */
const LINKS_DO_BLOCO = 4;

const ehLargo = (grupo: GrupoVisivel): boolean => !grupo.abreModal && atalhosDe(grupo).length > LINKS_DO_BLOCO;

function PorExecutar({ quantas }: { quantas: number }) {
  return (
    <span
      className="bloco-aviso"
      role="img"
      aria-label={quantas === 1 ? '1 refeição por executar' : `${String(quantas)} refeições por executar`}
    >
      {quantas} por executar
    </span>
  );
}
