import { avisos, useSessao } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { BotaoDeImagem } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { Foto } from '../foto/Foto.js';
import { FotoRecusada, prepararFoto } from '../foto/preparar-foto.js';
import { enviarFoto } from './dados-cadastrais.api.js';
import './dados-cadastrais.css';

/** Side at which the photo is shown (specification 1, section 2), in CSS pixels. */
const LADO = 180;

/** The user's photo, and the way to another one. */
export function FotoDePerfil({ usuarioId }: { usuarioId: number }) {
  const foto = useSessao((sessao) => sessao.auth.foto);
  const [ocupado, setOcupado] = useState(false);

  const trocar = async (arquivo: File) => {
    setOcupado(true);
    try {
      await enviarFoto(usuarioId, await prepararFoto(arquivo));
      avisos.sucesso('Foto atualizada com sucesso!');
    } catch (erro) {
      if (erro instanceof FotoRecusada) avisos.erro(erro.message);
      else avisos.falha(erro);
    } finally {
      setOcupado(false);
    }
  };

  return (
    <Flex wrap gap="large" align="center">
      <div className="foto-de-perfil">
        <Foto foto={foto} lado={LADO} />
      </div>
      <Flex vertical gap="small" align="start">
        <BotaoDeImagem
          rotulo={foto === null ? 'Escolher foto' : 'Trocar foto'}
          arquivo="Arquivo da foto"
          ocupado={ocupado}
          aoEscolher={(arquivo) => void trocar(arquivo)}
        />
        <Typography.Text type="secondary">
          Imagem .jpg, .jpeg ou .png de até {LIMITES.imagemBytes / 1024 / 1024} MB.
        </Typography.Text>
      </Flex>
    </Flex>
  );
}
