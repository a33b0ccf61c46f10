import { consultasDoMunicipio } from '@merenda/shared/consultas';
import type { CampoDeServico } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { StatusTag } from '../StatusTag.js';

/** Labels data of an outside service for which a stand-in responds. Nothing where the service has an address. */
export function DadosDeDemonstracao({ servico }: { servico: CampoDeServico }) {
  const { data: simulados } = useQuery(consultasDoMunicipio.servicosSimulados());
  if (!simulados?.includes(servico)) return null;
  return (
    <span style={{ alignSelf: 'flex-start' }}>
      <StatusTag rotulo="Dados de demonstração" tom="atencao" />
    </span>
  );
}
