import { EstadoErro } from '@merenda/shared/ui';
import { Image, Skeleton } from 'antd';
import { useFoto } from './recebimentos.api.js';

/** A photo of a delivery, small; a press shows it whole. */
export function Foto({ solicitacao, foto, nome }: { solicitacao: number; foto: number; nome: string }) {
  const { data, error, refetch } = useFoto(solicitacao, foto);
  if (error !== null) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  if (data === undefined) return <Skeleton.Image active />;
  return <Image src={data} alt={nome} height={96} />;
}
