import { temPermissao, useSessao } from '@merenda/shared';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Protegida } from './acesso/Protegida.js';
import { TokenConferido } from './acesso/TokenConferido.js';
import { EnderecoDesconhecido } from './EnderecoDesconhecido.js';
import { FederacaoForaDoAr } from './federation/FederacaoForaDoAr.js';
import { buscarFederacao, type AreaPublicada } from './federation/registry.js';
import { TelaDaArea } from './federation/TelaDaArea.js';
import { Inicio } from './inicio/Inicio.js';
import { montarMenu } from './menu/menu.js';
import { Moldura } from './moldura/Moldura.js';
import { SHELL_PUBLICADO } from './proprias/area.js';

/** Until the others are listed, and where they can't be. */
const SO_O_SHELL: AreaPublicada[] = [SHELL_PUBLICADO];

const comOShell = (areas: AreaPublicada[]): AreaPublicada[] => [SHELL_PUBLICADO, ...areas];

/** Every address of the product: the shell's own, and one for each screen that a published area lists. */
export function Rotas() {
  // Pages that are open keep the versions that they started with.
  const federacao = useQuery({ queryKey: ['federacao'], queryFn: buscarFederacao, select: comOShell, staleTime: Infinity, gcTime: Infinity });
  const areas = federacao.data ?? SO_O_SHELL;
  // The permissions live in the session: a change of user draws another menu.
  useSessao((sessao) => sessao.auth.usuario);
  const menu = montarMenu(areas, temPermissao);

  if (federacao.isPending) return <p role="status" className="carregando">Carregando…</p>;
  const foraDoAr = federacao.isError ? <FederacaoForaDoAr aoTentarNovamente={() => void federacao.refetch()} /> : null;
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/home" replace />} />
      <Route
        element={
          <TokenConferido>
            <Moldura menu={menu} />
          </TokenConferido>
        }
      >
        <Route path="/home" element={<Protegida permissao={null} titulo="Página Inicial">{foraDoAr ?? <Inicio menu={menu} />}</Protegida>} />
        {areas.flatMap((publicada) =>
          publicada.area.telas.map(({ id, caminho, permissao, titulo }) => (
            <Route
              key={caminho}
              path={caminho}
              element={
                <Protegida key={caminho} permissao={permissao} titulo={titulo}>
                  <TelaDaArea publicada={publicada} tela={id} />
                </Protegida>
              }
            />
          )),
        )}
        <Route path="*" element={<Protegida permissao={null} titulo="Endereço desconhecido">{foraDoAr ?? <EnderecoDesconhecido />}</Protegida>} />
      </Route>
    </Routes>
  );
}
