import { temPermissao, useSessao } from '@merenda/shared';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Protegida } from './acesso/Protegida.js';
import { TokenConferido } from './acesso/TokenConferido.js';
import { EnderecoDesconhecido } from './EnderecoDesconhecido.js';
import { BarraDeVersaoNova } from './federation/BarraDeVersaoNova.js';
import { useFederacao } from './federation/federacao.js';
import { FederacaoForaDoAr } from './federation/FederacaoForaDoAr.js';
import { TelaDaArea } from './federation/TelaDaArea.js';
import './federation/faixas.css';
import { Inicio } from './inicio/Inicio.js';
import { noAlcance } from './menu/alcance.js';
import { montarMenu } from './menu/menu.js';
import { inicioDe } from './menu/inicio.js';
import { Moldura } from './moldura/Moldura.js';
import { FaixaDoPin } from './pin/FaixaDoPin.js';
import { SHELL_PUBLICADO } from './proprias/area.js';
import { AbrirSemRede } from './sem-rede/AbrirSemRede.js';
import { FaixaDaRede } from './sem-rede/FaixaDaRede.js';
import { telaSemRede } from './sem-rede/telas-sem-rede.js';
import { useGuardarArquivos } from './sem-rede/useGuardarArquivos.js';

/** Absent where the shell is not built for development. */
const FaixaDaAreaLocal =
  process.env.DESENVOLVIMENTO === '1' ? lazy(() => import('./federation/FaixaDaAreaLocal.js')) : null;

const SegundoFatorExigido = lazy(() => import('./seguranca/SegundoFatorExigido.js'));

const CARREGANDO = (
  <p role="status" className="carregando">
    Carregando…
  </p>
);

/** Every address of the product: the shell's own, and one for each screen that a published area lists. */
export function Rotas() {
  const federacao = useFederacao();
  // The permissions live in the session: a change of user draws another menu.
  const usuario = useSessao((sessao) => sessao.auth.usuario);
  const alcance = useSessao((sessao) => sessao.auth.alcance);
  const areas = noAlcance([SHELL_PUBLICADO, ...(federacao.data?.areas ?? [])], alcance);
  const menu = montarMenu(areas, temPermissao);

  useGuardarArquivos(federacao.data);
  const cozinha = telaSemRede(areas, temPermissao);
  const inicio = inicioDe(areas, usuario, alcance);
  const saida = <AbrirSemRede tela={cozinha} />;

  if (alcance === 'SEGUNDO_FATOR')
    return (
      <Suspense fallback={CARREGANDO}>
        <SegundoFatorExigido />
      </Suspense>
    );
  if (federacao.isPending) return CARREGANDO;
  const foraDoAr = federacao.isLoadingError ? (
    <FederacaoForaDoAr aoTentarNovamente={() => void federacao.refetch()} />
  ) : null;
  return (
    <Routes>
      <Route path="/" element={<Navigate to={inicio} replace />} />
      <Route
        element={
          <TokenConferido semRede={cozinha !== undefined}>
            <Moldura menu={menu} faixa={<FaixaDoPin cozinha={cozinha?.caminho} />} />
            <div className="faixas">
              <BarraDeVersaoNova />
              <FaixaDaRede registra={cozinha !== undefined} />
              {FaixaDaAreaLocal && (
                <Suspense>
                  <FaixaDaAreaLocal />
                </Suspense>
              )}
            </div>
          </TokenConferido>
        }
      >
        {alcance === 'TUDO' && (
          <Route
            path="/home"
            element={
              <Protegida permissao={null} titulo="Página Inicial" saida={saida}>
                {foraDoAr ?? <Inicio menu={menu} />}
              </Protegida>
            }
          />
        )}
        {areas.flatMap((publicada) =>
          publicada.area.telas.map(({ id, caminho, permissao, titulo, semRede }) => (
            <Route
              key={caminho}
              path={caminho}
              element={
                <Protegida key={caminho} permissao={permissao} titulo={titulo} semRede={semRede} saida={saida}>
                  <TelaDaArea publicada={publicada} tela={id} />
                </Protegida>
              }
            />
          )),
        )}
        <Route
          path="*"
          element={
            <Protegida permissao={null} titulo="Endereço desconhecido" saida={saida}>
              {foraDoAr ??
                // What a session by PIN does not open is its start.
                (alcance === 'COZINHA' && inicio !== '/home' ? (
                  <Navigate to={inicio} replace />
                ) : (
                  <EnderecoDesconhecido />
                ))}
            </Protegida>
          }
        />
      </Route>
    </Routes>
  );
}
