import { avisos, chegouSemResposta } from '@merenda/shared';
import { LIMITES, type ComentarioNovo } from '@merenda/shared/contratos';
import { violacoesDosArquivos } from '@merenda/shared/regras';
import { Button, Form } from 'antd';
import { useId } from 'react';
import { Campo } from '../campos/Campo.js';
import { CampoTexto } from '../campos/CampoTexto.js';
import { useChaveDoEnvio } from '../envio/useChaveDoEnvio.js';
import { useRascunho } from '../envio/useRascunho.js';
import { frases } from '../formulario/entidade.js';
import { mostrarNosCampos } from '../formulario/erros-do-servidor.js';
import { regra } from '../formulario/regra.js';
import { ArquivosEscolhidos, conteudoDe, type ArquivoEscolhido } from './ArquivosEscolhidos.js';
import { COMENTARIO, useComentar } from './comentarios.api.js';

interface Digitado {
  texto: string;
  arquivos: ArquivoEscolhido[];
}

/** Writes a comment about a record. A failure keeps the text and the files; leaving them asks first. */
export function NovoComentario({ entidade, registro }: Pick<ComentarioNovo, 'entidade' | 'registro'>) {
  const [form] = Form.useForm<Digitado>();
  const { mutateAsync: comentar, isPending } = useComentar();
  const { chaveDe, concluir } = useChaveDoEnvio<ComentarioNovo>();
  const texto = Form.useWatch('texto', form) ?? '';
  const arquivos = Form.useWatch('arquivos', form) ?? [];
  useRascunho<Digitado>({
    identidade: `comentario ${entidade} ${registro}`,
    sujo: texto !== '' || arquivos.length > 0,
    ler: () => form.getFieldsValue(true),
    retomar: (digitado) => form.setFieldsValue(digitado),
  });

  async function aoEnviar({ texto, arquivos }: Digitado): Promise<void> {
    const comentario = {
      entidade,
      registro,
      texto,
      arquivos: arquivos.map(({ nome, dataUrl }) => ({ nome, conteudo: conteudoDe(dataUrl) })),
    };
    try {
      await comentar({ ...comentario, idempotencia: chaveDe(comentario) });
    } catch (erro) {
      if (!chegouSemResposta(erro)) {
        if (!mostrarNosCampos(form, erro).noCampo) avisos.falha(erro);
        return;
      }
    }
    concluir();
    form.resetFields();
    avisos.sucesso(frases(COMENTARIO).cadastrado);
  }

  return (
    <Form<Digitado>
      form={form}
      name={useId()}
      layout="vertical"
      disabled={isPending}
      initialValues={{ texto: '', arquivos: [] }}
      onFinish={(digitado) => void aoEnviar(digitado)}
      style={{ marginTop: 16 }}
    >
      <CampoTexto nome="texto" rotulo="Novo comentário" max={LIMITES.comentario} linhas={3} obrigatorio />
      <Campo
        nome="arquivos"
        regras={[
          regra<readonly ArquivoEscolhido[]>((escolhidos) =>
            violacoesDosArquivos((escolhidos ?? []).map(({ bytes }) => bytes)),
          ),
        ]}
      >
        <ArquivosEscolhidos />
      </Campo>
      <Button type="primary" htmlType="submit" loading={isPending}>
        Comentar
      </Button>
    </Form>
  );
}
