import { buscarSecretaria } from '@merenda/shared';
import { consultasDoMunicipio } from '@merenda/shared/consultas';
import type { Municipio } from '@merenda/shared/contratos';
import { edicaoDe, EstadoErro, FormularioCadastro, Tela, type Entidade } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Spin } from 'antd';
import { useDeferredValue, useState } from 'react';
import { CamposDoMunicipio } from './CamposDoMunicipio.js';
import { AvisoDaDemonstracao } from './AvisoDaDemonstracao.js';
import { AvisoDasAreas } from './AvisoDasAreas.js';
import { AvisoDoDisco } from './AvisoDoDisco.js';
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
        <Card>
          <LogoDasConfiguracoes />
        </Card>
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
