import { Alert, Flex, Spin, Typography } from 'antd';
import { useCamera, type EstadoDaCamera } from './useCamera.js';

const SEM_CAMERA: Record<Exclude<EstadoDaCamera, 'pedindo' | 'lendo'>, string> = {
  recusada:
    'O navegador não tem permissão para usar a câmera. Permita a câmera nas configurações do site, use uma foto ou digite o número do lote.',
  ausente: 'Nenhuma câmera disponível neste aparelho. Use uma foto ou digite o número do lote.',
  ocupada: 'Outro programa está usando a câmera. Feche-o e abra de novo, use uma foto ou digite o número do lote.',
  semLeitor: 'Não foi possível ler pela câmera agora. Confira a conexão e abra de novo, ou digite o número do lote.',
};

/** The picture of the camera while it reads; otherwise what to do. */
export function Camera({ aoLer }: { aoLer: (texto: string) => void }) {
  const { video, estado } = useCamera(aoLer);
  const falhou = estado !== 'lendo' && estado !== 'pedindo';
  return (
    <>
      {/* It is there before the camera is: its picture needs an element, and Safari plays none that is hidden. */}
      <video
        ref={video}
        muted
        playsInline
        aria-label="Imagem da câmera"
        style={{
          display: falhou ? 'none' : 'block',
          width: '100%',
          maxHeight: '45dvh',
          objectFit: 'cover',
          background: '#000',
        }}
      />
      {estado === 'lendo' ? (
        <Typography.Text role="status">Aponte a câmera para o código da etiqueta.</Typography.Text>
      ) : estado === 'pedindo' ? (
        <Flex role="status" gap="small" align="center">
          <Spin size="small" />
          Abrindo a câmera. Se o navegador perguntar, permita.
        </Flex>
      ) : (
        <Alert type="info" showIcon role="status" title={SEM_CAMERA[estado]} />
      )}
    </>
  );
}
