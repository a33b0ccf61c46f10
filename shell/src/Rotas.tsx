import { temPermissao, useSessao } from '@merenda/shared';
import type { Alcance } from '@merenda/shared/contratos';
import { lazy, Suspense } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Protegida } from './acesso/Protegida.js';
import { TokenConferido } from './acesso/TokenConferido.js';
import { BarraDeVersaoNova } from './federation/BarraDeVersaoNova.js';
import { useFederacao } from './federation/federacao.js';
import { FederacaoForaDoAr } from './federation/FederacaoForaDoAr.js';
import type { AreaPublicada } from './federation/registry.js';
import { TelaDaArea } from './federation/TelaDaArea.js';
import { Inicio } from './inicio/Inicio.js';
import { inicioDe, trabalhaNaCozinha } from './menu/inicio.js';
import { AjustesVisiveis } from './menu/ajustes-visiveis.js';
import { ajustesVisiveis, montarMenu } from './menu/menu.js';
import { Moldura } from './moldura/Moldura.js';
import { FaixaDoPin } from './pin/FaixaDoPin.js';
import { SHELL_PUBLICADO } from './proprias/area.js';
import { FaixaDaRede } from './sem-rede/FaixaDaRede.js';
import { telaSemRede } from './sem-rede/telas-sem-rede.js';
import { useGuardarArquivos } from './sem-rede/useGuardarArquivos.js';
import './federation/faixas.css';

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
  const menu = montarMenu(areas, temPermissao, trabalhaNaCozinha(usuario, alcance));

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
            <AjustesVisiveis value={ajustesVisiveis(areas, temPermissao)}>
              <Moldura menu={menu} faixa={<FaixaDoPin cozinha={cozinha?.caminho} />} />
            </AjustesVisiveis>
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

/** Shown at an address that belongs to no published area. */
function EnderecoDesconhecido() {
  return (
    <section className="painel-de-falha">
      <h1>Este endereço não existe</h1>
      <p>Confira se ele foi digitado corretamente ou escolha uma tela no menu.</p>
      <Link to="/home" className="alvo">
        Ir para a Página Inicial
      </Link>
    </section>
  );
}

/** The way to the screen that works without a network, for a user who has it: 'Abrir a cozinha'. */
function AbrirSemRede({ tela }: { tela: { caminho: string } | undefined }) {
  const { pathname } = useLocation();
  if (!tela || pathname === tela.caminho) return null;
  return (
    <p>
      <Link to={tela.caminho}>Abrir a cozinha</Link> (funciona sem rede)
    </p>
  );
}

/** The areas with the screens that a session opens: by PIN only those of the kitchen. */
const noAlcance = (areas: readonly AreaPublicada[], alcance: Alcance): readonly AreaPublicada[] =>
  alcance === 'COZINHA' ? areas.map(soDaCozinha) : areas;

const soDaCozinha = (publicada: AreaPublicada): AreaPublicada => ({
  ...publicada,
  area: { ...publicada.area, telas: publicada.area.telas.filter(({ porPin }) => porPin) },
});
