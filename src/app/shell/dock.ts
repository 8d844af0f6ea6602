/** Id of the place below the screen into which panels are rendered that stay open beside the work. */
export const dockId = 'dock';
