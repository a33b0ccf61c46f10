import { avisos } from '@merenda/shared';
import type { NotaFiscal } from '@merenda/shared/contratos';
import { Image, Skeleton, Typography } from 'antd';
import { EntradaImagem } from './EntradaImagem.js';
import { useEnviarImagem, useImagemDaNota } from './recebimentos.api.js';

/** The picture of an invoice; without one, where to send it. */
export function ImagemDaNota({ nota }: { nota: NotaFiscal }) {
  const { data: imagem, isLoading } = useImagemDaNota(nota);
  const { mutateAsync: enviar, isPending } = useEnviarImagem();

  async function aoEscolher(escolhida: string | null): Promise<void> {
    if (escolhida === null) return;
    try {
      await enviar({ nota: nota.id, imagem: escolhida });
      avisos.sucesso('Imagem da nota fiscal enviada com sucesso!');
    } catch (erro) {
      avisos.falha(erro);
    }
  }

  if (isLoading) return <Skeleton.Image active />;
  if (imagem) return <Image src={imagem} alt={`Nota fiscal ${nota.numero}`} height={200} />;
  const id = `imagem-da-nota-${nota.id}`;
  return (
    <div style={{ marginBottom: 16 }}>
      <Typography.Text type="secondary">
        <label htmlFor={id}>Sem imagem da nota fiscal. Envie uma (.jpg, .jpeg ou .png):</label>
      </Typography.Text>
      <EntradaImagem id={id} disabled={isPending} onChange={(escolhida) => void aoEscolher(escolhida)} />
    </div>
  );
}
