import { api, ErroApi } from '@merenda/shared';
import type { Relogio } from '@merenda/shared/contratos';
import { EstadoErro, EstadoVazio, Tela } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useParams, useSearchParams } from 'react-router-dom';
import { EscolhaDoRelatorio } from './EscolhaDoRelatorio';
import { FolhaImpressa } from './folha/FolhaImpressa';
import { RELATORIOS } from './relatorios';

/** `/relatorio/:tipo/:id?/:segundo?`: the print page of a report key; one that does not exist says so, with the way back. */
export default function Relatorio() {
  const { tipo = '', id, segundo } = useParams();
  const [busca] = useSearchParams();
  const relatorio = Object.hasOwn(RELATORIOS, tipo) ? RELATORIOS[tipo] : undefined;
  const consulta = useQuery({
    queryKey: ['relatorio', tipo, id, segundo, busca.toString()],
    queryFn: async ({ signal }) => {
      if (!relatorio) return null;
      const [folha, { agora }] = await Promise.all([relatorio({ id, segundo, busca, signal }), api.get<Relogio>('relogio', { signal })]);
      return { folha, agora };
    },
    // What is printed must be what is true now.
    staleTime: 0,
    gcTime: 0,
  });
  if (consulta.isPending) return <Spin description="Preparando o relatório…" fullscreen />;
  if (consulta.isError && !(consulta.error instanceof ErroApi && consulta.error.status === 404)) {
    return (
      <Tela titulo="Relatório">
        <EstadoErro erro={consulta.error} aoTentar={() => void consulta.refetch()} tentando={consulta.isFetching} />
      </Tela>
    );
  }
  if (!consulta.data?.folha) {
    return (
      <Tela titulo="Relatório">
        <EstadoVazio mensagem="Este relatório não existe, ou não é de uma das suas unidades. Volte e escolha-o de novo na tela de onde veio." />
      </Tela>
    );
  }
  const { folha, agora } = consulta.data;
  return 'pergunta' in folha ? <EscolhaDoRelatorio escolha={folha} /> : <FolhaImpressa folha={folha} emitidaEm={agora} />;
}
