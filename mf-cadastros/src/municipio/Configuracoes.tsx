import { buscarSecretaria } from '@merenda/shared';
import { consultasDoMunicipio } from '@merenda/shared/consultas';
import type { Municipio, SituacaoDoDisco } from '@merenda/shared/contratos';
import { Alerta, edicaoDe, EstadoErro, FormularioCadastro, Tela, type Entidade } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Spin, Typography } from 'antd';
import { useDeferredValue, useState } from 'react';
import { CamposDoMunicipio } from './CamposDoMunicipio.js';
import { EmailDasConfiguracoes } from './EmailDasConfiguracoes.js';
import { LogoDasConfiguracoes } from './LogoDasConfiguracoes.js';
import { lerMunicipio, useAlterarMunicipio } from './municipio.api.js';
import { paraFormulario, type ValoresDoMunicipio } from './para-formulario.js';

const ENTIDADE: Entidade = { artigo: 'a', nome: 'Configurações do município' };

/** Screen '/configuracoes': what the municipality is called, and what it chooses. */
export default function Configuracoes() {
  const { data, error, isFetching, refetch } = useQuery(consultasDoMunicipio.configuracoes());
  // The form keeps the settings that it read first until it is saved: a later read must not change it during an edit.
  const [lido, setLido] = useState<Municipio | null>(null);
  if (lido === null && data !== undefined) setLido(data);
  // The long form is drawn in slices, between which the page answers.
  const municipio = useDeferredValue(lido);
  return (
    <Tela titulo="Configurações do Município">
      <Flex vertical gap="middle">
        {data?.disco && <AvisoDoDisco situacao={data.disco} />}
        {municipio?.restaDemonstracao && <AvisoDaDemonstracao />}
        {municipio?.areasSemAssinatura && <AvisoDasAreas />}
        {/* After the warnings, which would move it. */}
        {(municipio !== null || error !== null) && (
          <Card>
            <LogoDasConfiguracoes />
          </Card>
        )}
        {municipio !== null ? (
          // The saved settings have a new version, so the form starts again with it.
          <Formulario key={municipio.versao} municipio={municipio} aoConcluir={() => setLido(null)} />
        ) : error !== null ? (
          <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />
        ) : (
          <Spin description="Carregando…" />
        )}
        {municipio !== null && <EmailDasConfiguracoes configurado={municipio.emailConfigurado} />}
      </Flex>
    </Tela>
  );
}

function Formulario({ municipio, aoConcluir }: { municipio: Municipio; aoConcluir: () => void }) {
  const alterar = useAlterarMunicipio();
  return (
    <FormularioCadastro<ValoresDoMunicipio>
      entidade={ENTIDADE}
      valoresIniciais={paraFormulario(municipio)}
      edicao={edicaoDe({ id: 1, versao: municipio.versao }, lerMunicipio, paraFormulario)}
      aoSalvar={(valores, { versao }) => alterar.mutateAsync({ ...valores, versao })}
      aoConcluir={() => {
        aoConcluir();
        void renovarCabecalhos();
      }}
      confirmacao="Deseja realmente alterar as configurações do município?"
      sucesso="Configurações alteradas com sucesso!"
      rotuloSalvar="Salvar"
      rotuloLimpar="Desfazer"
    >
      <CamposDoMunicipio doServidor={municipio.doServidor} />
    </FormularioCadastro>
  );
}

/** The pages that are printed from now on have the new name. */
async function renovarCabecalhos(): Promise<void> {
  try {
    await buscarSecretaria();
  } catch (erro) {
    console.warn('Printed pages keep the old name of the municipality until the next login:', erro);
  }
}

/** Shown by a real server whose database holds the demonstration. */
function AvisoDaDemonstracao() {
  return (
    <Alerta
      type="warning"
      title="Este banco tem o município de demonstração"
      description={
        <>
          As senhas das contas de demonstração são públicas. Para apagar todos os dados do banco, inclusive os que foram
          digitados sobre a demonstração, pare o servidor e execute na máquina dele:{' '}
          <Typography.Text code>npm run apagar-demonstracao -w api</Typography.Text>
        </>
      }
    />
  );
}

/** Shown while the page executes unsigned areas. */
function AvisoDasAreas() {
  return (
    <Alerta
      type="warning"
      title="As áreas do sistema não estão assinadas"
      description={
        <>
          Quem puder gravar na pasta publicada do servidor decide o que os navegadores executam. Peça a quem cuida do
          servidor que publique com uma chave: <Typography.Text code>AREAS_CHAVE</Typography.Text>, no guia de operação.
        </>
      }
    />
  );
}

const TEXTOS = {
  CHEIO: {
    type: 'error',
    title: 'O disco do servidor está cheio',
    description: 'As consultas funcionam, mas nada é gravado. Libere espaço no servidor: as gravações voltam sozinhas.',
  },
  QUASE_CHEIO: {
    type: 'warning',
    title: 'O disco do servidor está quase cheio',
    description: 'Libere espaço no servidor antes que as gravações parem.',
  },
} as const satisfies Record<SituacaoDoDisco, object>;

/** Shown while the disk of the server's database has little room. */
function AvisoDoDisco({ situacao }: { situacao: SituacaoDoDisco }) {
  return <Alerta {...TEXTOS[situacao]} />;
}
